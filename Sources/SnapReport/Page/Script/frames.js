// The frames of the views over the pictures, and the same as an outline below them.

async function showFrames(result) {
  for (const plane of document.querySelectorAll(".plane")) {
    const side = result[plane.dataset.side];
    const tree = side?.picture === undefined ? null : await layoutTree(side.picture);
    if (!tree || !plane.isConnected || plane.querySelector(".frames")) continue;
    const faults = plane.dataset.side === "reference" ? new Map() : faultsByView(result);
    const frames = make("div", { class: "frames" });
    addFrames(frames, tree, 0, 0, "", faults);
    plane.append(frames);
  }
}

function faultsByView(result) {
  const faults = new Map();
  for (const diagnostic of result.diagnostics) {
    faults.set(diagnostic.view, [...(faults.get(diagnostic.view) ?? []), diagnostic]);
  }
  return faults;
}

/** The root's own frame places nothing, and view paths begin below it. */
function addFrames(frames, node, x, y, path, faults) {
  for (const child of node.children) {
    const childPath = path ? `${path}/${child.name}` : child.name;
    const [[left, top], [width, height]] = child.frame;
    if (!child.isHidden) {
      frames.append(frame(child, childPath, x + left, y + top, width, height, faults.get(childPath)));
    }
    addFrames(frames, child, x + left, y + top, childPath, faults);
  }
}

function frame(node, path, x, y, width, height, faults) {
  const box = make("button", {
    type: "button", class: faults ? "frame fault" : "frame", "aria-label": visible(path),
    onpointerenter: () => explain(node, path, faults), onfocus: () => explain(node, path, faults),
  });
  for (const [name, value] of [["left", x], ["top", y], ["width", width], ["height", height]]) {
    box.style[name] = `${value * view.zoom}px`;
  }
  return box;
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
  byID("view-facts").replaceChildren(make("h3", {}, visible(path)),
    facts.map((fact) => make("p", {}, visible(fact))), (faults ?? []).map(buildDiagnostic));
}
