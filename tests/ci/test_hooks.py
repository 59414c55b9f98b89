"""The pre-commit hook and the GitHub action, run as far as a machine without network can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from yaml import safe_load

ROOT = Path(__file__).parents[2]
SKIRMISH = ROOT / "tests" / "games" / "skirmish"
OPENING = "rules_data/skirmish/setups/opening.yaml"
TOOLS = Path(sys.executable).parent
bash = pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash, which the action's steps are written for")


@pytest.fixture
def repository(tmp_path) -> Path:
    """A git repository with the small game in the folder ``game``."""
    shutil.copytree(SKIRMISH, tmp_path / "game", ignore=shutil.ignore_patterns("dist"))
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *words], cwd=folder, check=True)


def spoil(project: Path) -> int:
    """Misspell the old castle in the opening; the line at which that is."""
    file = project / OPENING
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("古城", "古域", 1), encoding="utf-8")
    return text[: text.index("古城")].count("\n") + 1


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PATH": f"{TOOLS}{os.pathsep}{os.environ['PATH']}", "VMODSMITH_LANG": "en", **more}


def pre_commit(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    pytest.importorskip("pre_commit", reason="pip install pre-commit runs the hook's tests")
    command = [sys.executable, "-m", "pre_commit", *words]
    env = environment(PRE_COMMIT_HOME=str(folder / ".cache-of-pre-commit"))
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8")


def test_the_manifest_of_hooks_is_one(tmp_path) -> None:
    done = pre_commit("validate-manifest", str(ROOT / ".pre-commit-hooks.yaml"), folder=tmp_path)
    assert done.returncode == 0, done.stdout


def test_the_hook_stops_a_commit_with_a_fault_and_lets_others_pass(repository) -> None:
    """The hook as the manifest describes it, but with the tool that is installed here instead of one from the network."""
    (hook,) = safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    lines = ["repos:", "- repo: local", "  hooks:", f"  - id: {hook['id']}", f"    name: {hook['name']}"]
    lines += ["    entry: vmodsmith --project game check", "    language: system", "    pass_filenames: false"]
    lines += [f"    files: '{hook['files']}'"]
    assert hook["pass_filenames"] is False and hook["entry"] == "vmodsmith check"
    (repository / ".pre-commit-config.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    git(repository, "add", ".")
    done = pre_commit("run", folder=repository)
    assert done.returncode == 0, done.stdout + done.stderr
    line = spoil(repository / "game")
    git(repository, "add", ".")
    done = pre_commit("run", folder=repository)
    assert done.returncode == 1
    assert f"{OPENING}:{line}:" in done.stdout
    git(repository, "commit", "-q", "--no-verify", "-m", "x")
    (repository / "README.md").write_text("nothing of the game\n", encoding="utf-8")
    git(repository, "add", ".")
    assert "no files to check" in pre_commit("run", folder=repository).stdout


def action_step(name: str) -> dict:
    action = safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    return next(step for step in action["runs"]["steps"] if step.get("name") == name)


def run_check_step(repository: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """The action's last step with its inputs filled in as GitHub does, and the tool where the step before has put it."""
    action = safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    given = {name: entry["default"] for name, entry in action["inputs"].items()} | inputs
    step = action_step("Check the data")
    filled = {key: given[value.removeprefix("${{ inputs.").removesuffix(" }}")] for key, value in step["env"].items()}
    runner = repository / "runner"
    (runner / "vmodsmith").mkdir(parents=True, exist_ok=True)
    if not (runner / "vmodsmith" / TOOLS.name).exists():
        (runner / "vmodsmith" / TOOLS.name).symlink_to(TOOLS)
    env = environment(RUNNER_TEMP=str(runner), GITHUB_ACTION_PATH=str(ROOT), **filled)
    script = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]]
    return subprocess.run(script, cwd=repository, env=env, capture_output=True, text=True, encoding="utf-8")


@bash
def test_the_action_annotates_the_line(repository) -> None:
    assert run_check_step(repository, project="game").returncode == 0
    line = spoil(repository / "game")
    done = run_check_step(repository, project="game", games="skirmish", lang="ja")
    assert done.returncode == 1
    assert f"::error file=game/{OPENING},line={line},col=" in done.stdout
    assert "「古域」という場所はありません。「古城」のことですか" in done.stdout


@bash
def test_the_action_takes_strict_and_setups(repository) -> None:
    (repository / "drafts of may").mkdir()
    file = repository / "drafts of may" / "dawn.yaml"
    file.write_bytes(
        b"\xef\xbb\xbf" + (repository / "game" / OPENING).read_bytes().replace(b"setup: opening", b"setup: dawn")
    )
    inputs = {"project": "game", "setups": "drafts of may\n"}
    lenient = run_check_step(repository, **inputs)
    assert (lenient.returncode, "::warning file=" in lenient.stdout) == (0, True), lenient.stdout + lenient.stderr
    assert run_check_step(repository, strict="true", **inputs).returncode == 1


@bash
def test_every_script_of_the_action_is_bash() -> None:
    for name in ("Install vmodsmith from this action's own checkout", "Check the data"):
        subprocess.run(["bash", "-n", "-c", action_step(name)["run"]], check=True)
    assert "${{" not in action_step("Check the data")["run"], "inputs go through the environment, never into a script"
