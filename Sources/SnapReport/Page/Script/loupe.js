// The loupe: some pixels of reference and actual, enlarged, with both colour values of the middle one.

const loupeRadius = 5;
const loupePixel = 14;
const loupePlace = { x: 0, y: 0 };

function showLoupe(result) {
  const panel = byID("loupe");
  panel.hidden = false;
  for (const plane of document.querySelectorAll(".plane")) {
    plane.addEventListener("pointermove", (event) => {
      const bounds = plane.getBoundingClientRect();
      moveLoupe(result, (event.clientX - bounds.left) / view.zoom * result.scale,
        (event.clientY - bounds.top) / view.zoom * result.scale);
    });
  }
  moveLoupe(result, loupePlace.x, loupePlace.y);
}

async function moveLoupe(result, x, y) {
  const side = result.actual ?? result.reference;
  if (!isPicture(side)) return;
  loupePlace.x = Math.min(Math.max(0, Math.floor(x)), Math.max(side.width, result.reference?.width ?? 0) - 1);
  loupePlace.y = Math.min(Math.max(0, Math.floor(y)), Math.max(side.height, result.reference?.height ?? 0) - 1);
  const glasses = [];
  for (const [name, glassSide] of sides(result).slice(0, 2)) {
    const source = isPicture(glassSide) ? await pixels(glassSide) : null;
    if (source !== null) glasses.push(glass(sideName(name, result), source));
  }
  const points = `${number(loupePlace.x / result.scale)}, ${number(loupePlace.y / result.scale)} pt`;
  byID("loupe").replaceChildren(
    make("p", {}, `pixel ${loupePlace.x}, ${loupePlace.y} (${points})`),
    ...(glasses.length ? glasses : [make("p", {}, unreadable)]));
}

const unreadable = "A browser does not let a page read pictures beside it in a folder. Serve the folder by HTTP, "
  + "or write the report with --pictures changed.";

function glass(caption, source) {
  const side = 2 * loupeRadius + 1;
  const canvas = make("canvas", { width: side * loupePixel, height: side * loupePixel, "aria-hidden": "true" });
  const context = canvas.getContext("2d");
  context.imageSmoothingEnabled = false;
  context.drawImage(source, loupePlace.x - loupeRadius, loupePlace.y - loupeRadius, side, side,
    0, 0, canvas.width, canvas.height);
  // White in black is seen on every colour.
  const at = loupeRadius * loupePixel;
  context.lineWidth = 2;
  for (const [color, distance] of [["#000", 2], ["#fff", 0]]) {
    context.strokeStyle = color;
    context.strokeRect(at - distance, at - distance, loupePixel + 2 * distance, loupePixel + 2 * distance);
  }
  return make("figure", {}, make("figcaption", {}, `${caption} ${color(source)}`), canvas);
}

function color(source) {
  if (loupePlace.x >= source.width || loupePlace.y >= source.height) return "outside";
  const bytes = source.getContext("2d").getImageData(loupePlace.x, loupePlace.y, 1, 1).data;
  return "#" + [...bytes].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join("");
}
