"""Builds the package with the standard library alone, so that it installs without a network (PEP 517, PEP 660)."""

import base64
import hashlib
import io
import pathlib
import tarfile
import zipfile

NAME = "strategos"
VERSION = "0.1.0"
TAG = "py3-none-any"

_HERE = pathlib.Path(__file__).resolve().parent
_DIST_INFO = f"{NAME}-{VERSION}.dist-info"
_METADATA = f"""Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: Conquest board games for programs that play and learn
License: Apache-2.0
Requires-Python: >=3.9
Provides-Extra: numpy
Requires-Dist: numpy; extra == 'numpy'
Provides-Extra: pettingzoo
Requires-Dist: pettingzoo; extra == 'pettingzoo'
Requires-Dist: numpy; extra == 'pettingzoo'
"""
_WHEEL = f"""Wheel-Version: 1.0
Generator: {NAME}
Root-Is-Purelib: true
Tag: {TAG}
"""


def get_requires_for_build_wheel(config_settings=None):
    return []


get_requires_for_build_sdist = get_requires_for_build_wheel
get_requires_for_build_editable = get_requires_for_build_wheel


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, {str(path.relative_to(_HERE)): path.read_bytes() for path in _modules()})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, {f"{NAME}.pth": f"{_HERE}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    folder = f"{NAME}-{VERSION}"
    files = [*_modules(), *(_HERE / name for name in ("build_backend.py", "pyproject.toml", "README.md"))]
    with tarfile.open(pathlib.Path(sdist_directory, folder + ".tar.gz"), "w:gz") as archive:
        for path in files:
            archive.add(path, f"{folder}/{path.relative_to(_HERE)}")
        info = tarfile.TarInfo(f"{folder}/PKG-INFO")
        info.size = len(_METADATA)
        archive.addfile(info, io.BytesIO(_METADATA.encode()))
    return folder + ".tar.gz"


def _modules():
    return sorted((_HERE / NAME).glob("*.py"))


def _write_wheel(folder, files):
    files = {**files, f"{_DIST_INFO}/METADATA": _METADATA.encode(), f"{_DIST_INFO}/WHEEL": _WHEEL.encode()}
    record = f"{_DIST_INFO}/RECORD"
    lines = [f"{name},{_digest(content)},{len(content)}" for name, content in files.items()]
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    wheel = f"{NAME}-{VERSION}-{TAG}.whl"
    with zipfile.ZipFile(pathlib.Path(folder, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return wheel


def _digest(content):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
