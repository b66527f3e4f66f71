// The frames of the views over the pictures; a view is explained when it is pointed at or focused.

async function showFrames(result) {
  for (const plane of document.querySelectorAll(".plane")) {
    const side = result[plane.dataset.side];
    const tree = isPicture(side) ? await layoutTree(side) : null;
    if (!tree || !plane.isConnected || plane.querySelector(".frames")) continue;
    // The diagnostics are those of the actual picture, which is the reference where both are equal.
    const isOld = plane.dataset.side === "reference" && result.actual !== undefined;
    const faults = isOld ? [] : [...result.diagnostics, ...result.otherDiagnostics];
    const frames = make("div", { class: "frames" });
    addFrames(frames, tree, [0, 0, tree.frame[1][0]], "", faults);
    plane.append(frames);
  }
}

/** The root's own frame places nothing, and view paths begin below it. */
function addFrames(frames, node, [x, y, across], path, faults) {
  for (const child of node.children) {
    const childPath = path ? `${path}/${child.name}` : child.name;
    const [[left, top], size] = child.frame;
    if (!child.isHidden) {
      frames.append(frame(child, childPath, [x + left, y + top, ...size], across, faults));
    }
    addFrames(frames, child, [x + left, y + top, across], childPath, faults);
  }
}

function frame(node, path, [x, y, width, height], across, diagnostics) {
  const own = diagnostics.filter((diagnostic) => diagnostic.view === path);
  const others = diagnostics.filter((diagnostic) => !own.includes(diagnostic) && speaksOf(diagnostic, node.name));
  const faults = [...own, ...others];
  const size = `${number(width)} × ${number(height)}`;
  const problems = faults.length === 0 ? "" : faults.length === 1 ? ", 1 problem" : `, ${faults.length} problems`;
  const explainThis = () => explain(node, path, faults);
  const box = make("button", {
    type: "button", "aria-label": `${visible(path)}, ${size} points${problems}`,
    class: `frame ${own.length ? `fault ${heaviest(own)}` : ""} ${others.length ? "touched" : ""}`,
    onpointerenter: explainThis, onfocus: explainThis, onclick: explainThis,
  }, make("span", { class: "frame-label" }, `${visible(node.name)} ${size}`));
  // A label that would not fit before the picture's right edge ends where the frame ends.
  box.classList.toggle("ends", (across - x) * view.zoom < 200);
  for (const [name, value] of [["left", x], ["top", y], ["width", width], ["height", height]]) {
    box.style[name] = `${value * view.zoom}px`;
  }
  return box;
}

const heaviest = (diagnostics) =>
  ["error", "warning", "note"].find((weight) => diagnostics.some((diagnostic) => diagnostic.weight === weight));

/** Whether one of the constraints of a diagnostic holds the view. */
function speaksOf(diagnostic, name) {
  return diagnostic.constraints.some((constraint) => constraint.split(/[^\w$]+/).includes(name));
}

function explain(node, path, faults) {
  const [[x, y], [width, height]] = node.frame;
  const facts = [
    `${node.className}: x ${number(x)}, y ${number(y)}, ${number(width)} × ${number(height)} pt`];
  if (node.text) {
    const lines = node.text.lines === 1 ? "1 line" : `${node.text.lines} lines`;
    facts.push(`“${node.text.string}”`, `${node.text.font}, ${lines}, ${node.text.color}`
      + (node.text.isTruncated ? ", truncated" : ""));
  }
  for (const [name, value] of Object.entries(node.attributes)) facts.push(`${name}: ${value}`);
  fill(byID("view-facts"), make("h3", {}, visible(path)),
    facts.map((fact) => make("p", {}, visible(fact))),
    node.constants.map((words) => make("p", {}, make("code", {}, visible(words)))), faults.map(buildDiagnostic));
}
