# shellcheck shell=bash
# Sourced by the scripts beside it: finds Python, makes .venv and installs one of the locks into it.

# shellcheck disable=SC2034 # those who source this file read it
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
# A caller's search path must not decide which copy of the package runs, nor an activated .venv be made from itself.
unset PYTHONPATH PYTHONHOME
PATH=${PATH//"$venv/bin:"/}

stop() {
    printf '%s\n' "$*" >&2
    exit 2
}

find_python() {
    local name
    for name in python3 python3.13 python3.12 python3.11; do
        # Being on the path is not enough: a version manager's stub may stand there and run nothing.
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$name"
            return
        fi
    done
    stop "Dealer Assist needs Python 3.11 or later, and there is none here (python3, python3.13, python3.12, python3.11)."
}

# apt_install PACKAGE...: where apt is there and may be used without a password; else nothing happens.
apt_install() {
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        as_root=(sudo -n)
    fi
    if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
        echo "Installing $*" >&2
        # A list that is out of date may still hold the package, so a failed update alone stops nothing.
        "${as_root[@]}" apt-get update -qq >/dev/null || true
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" </dev/null >/dev/null || true
    fi
}

# Debian ships Python without the part that puts pip into a new environment.
ensure_ensurepip() {
    local python=$1 package
    if "$python" -c 'import ensurepip' 2>/dev/null; then
        return
    fi
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    apt_install "$package"
    if ! "$python" -c 'import ensurepip' 2>/dev/null; then
        stop "Python cannot make an environment yet. Type this, then try again: sudo apt install $package"
    fi
}

# What Qt takes from the system, and a Debian without a desktop lacks.
qt_packages=(libdbus-1-3 libegl1 libfontconfig1 libfreetype6 libgl1 libglib2.0-0 libx11-6 libxkbcommon0)

qt_loads() {
    QT_QPA_PLATFORM=offscreen "$venv/bin/python" -c 'from PyQt6.QtWidgets import QApplication; QApplication([])' 2>/dev/null
}

# Fails where the screen cannot be painted, and says what to do; everything else works without it.
ensure_qt_libraries() {
    qt_loads && return
    apt_install "${qt_packages[@]}"
    qt_loads && return
    echo "The screen cannot be painted here yet. Type this: sudo apt install ${qt_packages[*]}" >&2
    return 1
}

# What Qt takes from the system to open a window on X, and the tools of the smoke test.
x_packages=(libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 libxkbcommon-x11-0)
smoke_packages=(xvfb xdotool)

x_loads() {
    local plugin=("$venv"/lib/python*/site-packages/PyQt6/Qt6/plugins/platforms/libqxcb.so)
    [ -e "${plugin[0]}" ] && ! ldd "${plugin[0]}" | grep -q 'not found'
}

# Without them the tests that need them are skipped, and say so.
ensure_smoke_tools() {
    if command -v Xvfb >/dev/null && command -v xdotool >/dev/null && x_loads; then
        return
    fi
    apt_install "${x_packages[@]}" "${smoke_packages[@]}"
}

# What builds, runs and judges the firmware of the nodes.
firmware_packages=(clang cppcheck gcc gcc-avr avr-libc libelf-dev libsimavr-dev make)

has_firmware_tools() {
    local tool
    for tool in avr-gcc clang cppcheck gcc gcov make; do
        command -v "$tool" >/dev/null || return 1
    done
    [ -e /usr/include/simavr/sim_avr.h ] && [ -e /usr/include/libelf.h ] && [ -e /usr/lib/avr/include/avr/io.h ]
}

# Without them the tests that need them are skipped, and say so.
ensure_firmware_tools() {
    has_firmware_tools || apt_install "${firmware_packages[@]}"
}

# What draws the cables and cases of the hardware, beside what hardware/requirements.txt lists.
hardware_packages=(graphviz openscad)

# The tools in an environment of their own: they are larger than all others together. Without them the tests that need
# them are skipped, and say so.
ensure_hardware_tools() {
    local tools=$root/build/hardware/venv wanted
    if ! command -v dot >/dev/null || ! command -v openscad >/dev/null; then
        apt_install "${hardware_packages[@]}"
    fi
    wanted=$("$venv/bin/python" -VV; printf '%s\n' "$root"; cat "$root/hardware/requirements.txt")
    if [ "$(cat "$tools/installed" 2>/dev/null)" != "$wanted" ]; then
        echo "Installing what hardware/requirements.txt lists" >&2
        rm -rf "$tools"
        if "$venv/bin/python" -m venv "$tools" &&
            "$tools/bin/python" -m pip install --quiet --no-deps --requirement "$root/hardware/requirements.txt"; then
            printf '%s\n' "$wanted" >"$tools/installed"
        else
            rm -rf "$tools"
        fi
    fi
}

# What an installation depends on: where it stands, its Python, and the two files that say what is in it.
fingerprint() {
    "$venv/bin/python" -VV
    printf '%s\n' "$root"
    cat "$root/pyproject.toml" "$root/deploy/lock/$1.txt"
}

# install_locked NAME puts deploy/lock/NAME.txt and this package into .venv, unless that was done before.
install_locked() {
    local stamp=$venv/$1.installed made_by python
    if [ -f "$stamp" ] && fingerprint "$1" 2>/dev/null | cmp -s - "$stamp"; then
        return
    fi
    python=$(find_python)
    # Scripts in an environment name its folder and its Python, so a moved or upgraded one is made anew.
    made_by=$("$python" -VV; printf '%s\n' "$root")
    if [ "$(cat "$venv/made-by" 2>/dev/null)" != "$made_by" ]; then
        ensure_ensurepip "$python"
        echo "Making $venv" >&2
        rm -rf "$venv"
        "$python" -m venv "$venv"
        printf '%s\n' "$made_by" >"$venv/made-by"
    fi
    echo "Installing what deploy/lock/$1.txt lists" >&2
    "$venv/bin/python" -m pip install --quiet --requirement "$root/deploy/lock/$1.txt"
    "$venv/bin/python" -m pip install --quiet --no-deps --no-build-isolation --editable "$root"
    ensure_qt_libraries || true
    fingerprint "$1" >"$stamp"
}
