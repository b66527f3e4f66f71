// Everything by keyboard: keys, what they do, and whether they do it without a selected snapshot.

const keys = [
  ["j", "next snapshot", () => step(1), true], ["k", "previous snapshot", () => step(-1), true],
  ["/", "filter", () => byID("filter").focus(), true],
  ...modes.map(([mode, title], index) => [String(index + 1), title.toLowerCase(), () => setMode(mode)]),
  ["b", "blink once", () => view.mode === "blink" ? blink() : setMode("blink")],
  ["[", "less of the actual picture", () => setAmount(view.amount - 0.05)],
  ["]", "more of the actual picture", () => setAmount(view.amount + 0.05)],
  ["+", "larger", () => zoom(2)], ["-", "smaller", () => zoom(0.5)],
  ["f", "frames of the views", () => toggle("frames")], ["l", "loupe", () => toggle("loupe")],
  ["?", "this list", () => showHelp(), true],
];

const loupeSteps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const stepBy = loupeSteps[event.key];
  if (stepBy && view.loupe && event.target.id === "stage") {
    event.preventDefault();
    moveLoupe(run.results[selected], loupePlace.x + stepBy[0], loupePlace.y + stepBy[1]);
    return;
  }
  const key = keys.find(([name]) => name === event.key);
  if (!key || (selected < 0 && !key[3])) return;
  event.preventDefault();
  key[2]();
}

function showHelp() {
  byID("help").showModal();
}

function buildHelp() {
  byID("help-keys").append(...keys.flatMap(([key, text]) => [
    make("dt", {}, make("kbd", {}, key)), make("dd", {}, text)]));
}
