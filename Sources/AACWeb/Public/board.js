// A board that is wider than the screen: arrows that move it, and an edge that shows where there is more.
// A finger moves it without this file, too.

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Of what is seen, this part is passed over at once: the last column seen is seen again. */
const STEP = 0.8;
let watching;

/** Takes over the board of the page that is shown now, if there is one. */
export function follow() {
  watching?.disconnect();
  watching = undefined;
  const board = document.querySelector("main.board");
  const arrows = document.getElementById("edges");
  if (!board || !arrows) return;
  const [left, right] = ["edge-left", "edge-right"].map((id) => document.getElementById(id));
  const look = () => {
    const most = board.scrollWidth - board.clientWidth;
    arrows.hidden = most < 2;
    left.disabled = board.scrollLeft < 2;
    right.disabled = board.scrollLeft > most - 2;
    board.classList.toggle("more-left", most >= 2 && !left.disabled);
    board.classList.toggle("more-right", most >= 2 && !right.disabled);
  };
  const move = (direction) => board.scrollBy({
    left: direction * board.clientWidth * STEP, behavior: still.matches ? "instant" : "smooth",
  });
  left.onclick = () => move(-1);
  right.onclick = () => move(1);
  board.addEventListener("scroll", look, { passive: true });
  watching = new ResizeObserver(look);
  watching.observe(board);
  for (const grid of board.children) watching.observe(grid);
  look();
}
