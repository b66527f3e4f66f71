// The constraints that a picture carries with its layout, as those of each view.

const relations = { "==": "=", "<=": "≤", ">=": "≥" };

/** Gives each view the constraints that hold it, in words; views are numbered in drawing order, the root first. */
function addConstants(tree, lines) {
  const views = [];
  const add = (node) => {
    node.constants = [];
    views.push(node);
    node.children.forEach(add);
  };
  add(tree);
  for (const line of lines) {
    const [first, relation, second, constant, ...others] = line.split(" ");
    const ends = [first, second].map((text) => anchor(text, views));
    if (ends[0] === null) continue;
    const words = `${ends[0].words} ${relations[relation] ?? relation} ${rightSide(ends[1], Number(constant), others)}`;
    for (const node of new Set(ends.map((end) => end?.node))) node?.constants.push(words);
  }
}

/** An attribute of a view or its guide, such as `3.leading` or `1:safeAreaLayoutGuide.top`; null for none. */
function anchor(text, views) {
  const [, place, guide, attribute] = text?.match(/^(\d+)(?::([^.]+))?\.(.+)$/) ?? [];
  const node = views[place];
  return node ? { node, words: `${node.name}.${guide ? `${guide}.` : ""}${attribute}` } : null;
}

function rightSide(end, constant, others) {
  const factor = others.find((word) => word.startsWith("*"))?.slice(1);
  const priority = others.find((word) => word.startsWith("@"))?.slice(1);
  const product = end === null ? "" : factor ? `${number(factor)} × ${end.words}` : end.words;
  const sign = constant < 0 ? "−" : "+";
  const sum = !product ? number(constant) : constant === 0 ? product : `${product} ${sign} ${number(Math.abs(constant))}`;
  return priority ? `${sum} (priority ${number(priority)})` : sum;
}
