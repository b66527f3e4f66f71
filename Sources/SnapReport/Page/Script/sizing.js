// How a table came to the heights of its rows: a bar for each, and a line of the estimates.

const chartWidth = 1000;
const chartHeight = 160;
/** Further rows are in the chart only. */
const sizingRowLimit = 200;

function buildSizing(sizing) {
  if (!sizing) return "";
  return make("section", { class: "sizing" }, make("h3", {}, "Sizing of rows"),
    sizing.summary.map((sentence) => make("p", {}, sentence)),
    sizing.rows.length ? [buildChart(sizing.rows), buildLegend(), buildSizingTable(sizing.rows)] : "");
}

function buildChart(rows) {
  const highest = Math.max(1, ...rows.map((row) => Math.max(row.height, row.estimate)));
  const step = chartWidth / rows.length;
  const y = (length) => chartHeight - length / highest * chartHeight;
  const bars = rows.map((row, index) => drawing("rect", {
    class: row.remarks ? "bar remarked" : "bar", x: index * step, y: y(row.height), width: step * 0.8,
    height: chartHeight - y(row.height),
  }, drawing("title", {}, `row ${row.name}: ${number(row.height)}, estimated ${number(row.estimate)}`)));
  const points = rows.flatMap((row, index) =>
    [index * step, index * step + step * 0.8].map((x) => `${x},${y(row.estimate)}`));
  return drawing("svg", {
    class: "chart", viewBox: `0 0 ${chartWidth} ${chartHeight}`, preserveAspectRatio: "none", role: "img",
    "aria-label": "Heights of the rows and their estimates; the table below has the numbers",
  }, ...bars, drawing("polyline", { class: "estimates", points: points.join(" ") }));
}

function drawing(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const buildLegend = () => make("p", { class: "quiet" }, make("span", { class: "changed" }, "■ height"), " ",
  make("span", { class: "bad" }, "■ height with a remark"), " ", make("span", { class: "warning" }, "— estimate"));

function buildSizingTable(rows) {
  const headings = ["row", "estimate", "height", "error", "remarks"];
  const lines = rows.slice(0, sizingRowLimit).map((row) => make("tr", {},
    make("th", { scope: "row" }, row.name),
    [row.estimate, row.height, row.height - row.estimate].map((value) => make("td", {}, number(value))),
    make("td", { class: "bad" }, row.remarks)));
  const rest = rows.length - sizingRowLimit;
  return make("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Heights of the rows" },
    make("table", {},
      make("thead", {}, make("tr", {}, headings.map((heading) => make("th", { scope: "col" }, heading)))),
      make("tbody", {}, lines)),
    rest > 0 ? make("p", { class: "quiet" }, `${rest} more rows`) : "");
}
