"""Writes a jar with empty classes in place of the NetBeans wizard library, which Debian does not have.

VASSAL's WizardSupport names these classes; Java loads them when it verifies WizardSupport, and without them a module with
a predefined setup can't be opened. The engine's tests never show a wizard, so that no class needs a method.

    python .ci/wizard_stand_in.py JAR
"""

from __future__ import annotations

import struct
import sys
import zipfile
from pathlib import Path

PACKAGE = "org/netbeans/spi/wizard"
OBJECT, PANEL = "java/lang/Object", "javax/swing/JPanel"
INTERFACE, ABSTRACT, PUBLIC, SUPER = 0x0200, 0x0400, 0x0001, 0x0020
JAVA_8 = 52
EPOCH = (1980, 1, 1, 0, 0, 0)

CLASSES = {
    "DeferredWizardResult": (OBJECT, PUBLIC | SUPER),
    "Summary": (OBJECT, PUBLIC | SUPER),
    "Wizard": (OBJECT, PUBLIC | SUPER),
    "WizardBranchController": (OBJECT, PUBLIC | SUPER),
    "WizardController": (OBJECT, PUBLIC | SUPER),
    "WizardException": ("java/lang/Exception", PUBLIC | SUPER),
    "WizardObserver": (OBJECT, PUBLIC | INTERFACE | ABSTRACT),
    "WizardPage": (PANEL, PUBLIC | SUPER),
    "WizardPage$WizardResultProducer": (OBJECT, PUBLIC | INTERFACE | ABSTRACT),
    "WizardPanel": (OBJECT, PUBLIC | INTERFACE | ABSTRACT),
    "WizardPanelProvider": (OBJECT, PUBLIC | SUPER),
}


def class_file(name: str, parent: str, access: int) -> bytes:
    """An empty class in Java's class file format (Java Virtual Machine Specification, chapter 4)."""

    def utf8(text: str) -> bytes:
        data = text.encode("ascii")
        return struct.pack(">BH", 1, len(data)) + data

    def reference(index: int) -> bytes:
        return struct.pack(">BH", 7, index)

    pool = utf8(name) + reference(1) + utf8(parent) + reference(3)
    head = struct.pack(">IHHH", 0xCAFEBABE, 0, JAVA_8, 5)
    no_members = struct.pack(">HHHH", 0, 0, 0, 0)  # interfaces, fields, methods, attributes
    return head + pool + struct.pack(">HHH", access, 2, 4) + no_members


def main() -> None:
    """Write the jar."""
    with zipfile.ZipFile(Path(sys.argv[1]), "w") as jar:
        for simple_name, (parent, access) in CLASSES.items():
            name = f"{PACKAGE}/{simple_name}"
            jar.writestr(zipfile.ZipInfo(f"{name}.class", EPOCH), class_file(name, parent, access))


if __name__ == "__main__":
    main()
