// The page that is shown while the program does not answer: it tries again by itself, and goes on where it was.

const PERIOD = 3000;

async function attempt() {
  try {
    const response = await fetch("/alive", { cache: "no-store" });
    if (response.ok) location.reload();
  } catch {
    // Still away.
  }
}

if (location.pathname !== "/away") setInterval(attempt, PERIOD);
