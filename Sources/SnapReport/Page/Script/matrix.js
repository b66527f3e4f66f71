// Pictures of one fixture as a grid: widths and looks from left to right, text sizes and languages downwards.

const textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

/** The environment of a picture by its configuration's name; undefined if the name was chosen freely. */
const environment = (result) => run.gallery?.configurations[result.configuration];

/** A grid of what has an environment, and the rest one after the other. */
function buildGrids(indices) {
  const placed = indices.filter((index) => environment(run.results[index]));
  const others = indices.filter((index) => !environment(run.results[index]));
  return [placed.length > 1 ? buildGrid(placed) : buildSheet(placed), buildSheet(others)];
}

const buildSheet = (indices) => indices.length === 0 ? ""
  : make("div", { class: "sheet" }, indices.map((index) => thumbnail(run.results[index], index)));

function buildGrid(indices) {
  const names = indices.map((index) => environment(run.results[index]));
  const columns = axis(names, (name) => [name.width, name.look]);
  const rows = axis(names, (name) => [name.textSize, name.language, name.other]);
  const cells = new Map();
  names.forEach((name, place) => {
    const key = `${columns.key(name)}\n${rows.key(name)}`;
    cells.set(key, [...(cells.get(key) ?? []), indices[place]]);
  });
  const head = make("tr", {}, make("td", {}), columns.entries.map(([, title]) => make("th", { scope: "col" }, title)));
  const body = rows.entries.map(([row, title]) => make("tr", {}, make("th", { scope: "row" }, title),
    columns.entries.map(([column]) => make("td", {},
      (cells.get(`${column}\n${row}`) ?? []).map((index) => thumbnail(run.results[index], index))))));
  return make("div", { class: "grid", tabindex: "0", role: "group", "aria-label": "Configurations" },
    make("table", {}, make("thead", {}, head), make("tbody", {}, body)));
}

/** The columns or rows: their keys, in order, and titles of the parts that differ. */
function axis(names, parts) {
  const key = (name) => parts(name).join("|");
  const found = new Map(names.map((name) => [key(name), parts(name)]));
  const all = [...found.values()];
  const varies = all[0].map((_, place) => new Set(all.map((values) => values[place])).size > 1);
  const title = (values) => values.filter((value, place) => value && varies[place]).join(" · ");
  const entries = [...found].sort(([, first], [, second]) => compareParts(first, second))
    .map(([name, values]) => [name, title(values) || (all.length === 1 ? values.filter(Boolean).join(" · ") : "default")]);
  return { key, entries };
}

/** Numbers by size, text sizes as in the settings, light before dark, the rest by the alphabet. */
function compareParts(first, second) {
  for (let place = 0; place < first.length; place += 1) {
    const [one, other] = [rank(first[place]), rank(second[place])];
    if (one[0] !== other[0]) return one[0] - other[0];
    if (one[1] !== other[1]) return one[1] < other[1] ? -1 : 1;
  }
  return 0;
}

function rank(value) {
  const size = textSizes.indexOf(value);
  if (size >= 0) return [size, ""];
  if (/^\d/.test(value)) return [parseFloat(value), value];
  return [0, value === "light" || value === "en" ? "" : value];
}
