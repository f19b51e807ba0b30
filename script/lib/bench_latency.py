"""Measures the time from a key in the prompt to the first sample at the sound device.

    python3 script/lib/bench_latency.py PROGRAM FOLDER [SENTENCES]

The device is ALSA's file plug-in, writing into a pipe whose other end is here.
"""

import fcntl
import os
import pty
import select
import statistics
import subprocess
import sys
import time

AIM = 50
KEYS = [b"1", b"ni\xc3\xb1a\r", b"\r", b"come\r", b"\r", b"manz\r", b"\r"]


def drain(descriptor, seconds):
    """Reads what comes until nothing does for so long."""
    while select.select([descriptor], [], [], seconds)[0]:
        try:
            if not os.read(descriptor, 65536):
                return
        except BlockingIOError:
            continue
        except OSError:
            return


def main(program, folder, count=20):
    pipe = os.path.join(folder, "device")
    os.mkfifo(pipe)
    heard = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    fcntl.fcntl(heard, fcntl.F_SETPIPE_SZ, 1 << 20)
    # Held open, so that the pipe does not end between two sentences.
    held = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
    leader, follower = pty.openpty()
    variables = dict(
        os.environ, LANG="es_ES.UTF-8", TERM="xterm", XDG_RUNTIME_DIR=folder,
        AAC_AUDIO_DEVICE=f"file:'{pipe}',raw")
    process = subprocess.Popen(
        [program], stdin=follower, stdout=follower, stderr=follower, env=variables)
    times = []
    try:
        drain(leader, 1.0)
        for key in KEYS:
            os.write(leader, key)
            drain(leader, 0.3)
        for _ in range(count):
            start = time.perf_counter()
            os.write(leader, b"*")
            while True:
                ready = select.select([heard, leader], [], [], 5)[0]
                if leader in ready:
                    os.read(leader, 65536)
                if heard in ready:
                    break
                if not ready:
                    sys.exit("latency: nothing was played within 5 s")
            times.append(1000 * (time.perf_counter() - start))
            drain(heard, 0.3)
            drain(leader, 0.3)
    finally:
        process.kill()
        process.wait()
        os.close(held)
    first, median, worst = times[0], statistics.median(times), max(times)
    print(
        f"key to sample  first {first:.1f} ms  median {median:.1f} ms  worst {worst:.1f} ms  "
        f"of {len(times)}  \u2264 {AIM} ms")


if __name__ == "__main__":
    main(*sys.argv[1:3], *map(int, sys.argv[3:4]))
