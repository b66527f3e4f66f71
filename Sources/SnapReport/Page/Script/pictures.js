// Pictures are in the page as Base64 in inert script elements, each once; one is decoded when it is
// first shown, so that a page of a thousand opens as fast as a page of ten. In large reports those of
// snapshots that did not change are files beside the page.

const loadedPictures = new Map();
const folder = "pictures";

/** Whether a side of a snapshot is a picture, in the page or beside it. */
const isPicture = (side) => side?.width !== undefined;

/** The address, bytes and layout of a picture. */
function picture(side) {
  const id = side.picture ?? side.file;
  if (!loadedPictures.has(id)) {
    loadedPictures.set(id, side.file === undefined ? pictureInside(id) : pictureBeside(id));
  }
  return loadedPictures.get(id);
}

function pictureInside(id) {
  const bytes = bytesOf(byID(`picture-${id}`).textContent);
  const address = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
  return { address, bytes: async () => bytes, tree: null };
}

const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Browsers show a file beside a page that is a file itself, but do not let a script read it. */
function pictureBeside(name) {
  const address = `${folder}/${name}`;
  const bytes = async () => {
    if (location.protocol === "file:") throw new Error("not readable");
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  };
  return { address, bytes, tree: null };
}

/** An image that gets its bytes when it comes near the window's visible part. */
function lazyImage(side, properties) {
  const image = make("img", properties);
  pictureSides.set(image, side);
  nearby.observe(image);
  return image;
}

const pictureSides = new WeakMap();
const nearby = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    nearby.unobserve(entry.target);
    entry.target.src = picture(pictureSides.get(entry.target)).address;
  }
}, { rootMargin: "400px" });

/** The pixels of a picture for reading colours; null if they cannot be read. */
async function pixels(side) {
  const entry = picture(side);
  if (!entry.canvas) {
    const bytes = await entry.bytes().catch(() => null);
    if (bytes === null) return null;
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    entry.canvas = make("canvas", { width: bitmap.width, height: bitmap.height });
    entry.canvas.getContext("2d", { willReadFrequently: true }).drawImage(bitmap, 0, 0);
  }
  return entry.canvas;
}

/** The layout that a picture carries in its text chunk; null if it carries none or cannot be read. */
async function layoutTree(side) {
  const entry = picture(side);
  const bytes = () => side.layout === undefined ? entry.bytes() : layoutBytes(side);
  if (entry.tree === null) entry.tree = await bytes().then(readLayout).catch(() => undefined);
  return entry.tree ?? null;
}

async function readLayout(bytes) {
  const view = new DataView(bytes.buffer);
  let [tree, lines] = [undefined, ""];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = latin1(bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    const word = name.endsWith("Xt") ? keyword(body) : "";
    if (word === "snap.layout") tree = JSON.parse(await chunkText(name, body));
    if (word === "snap.constraints") lines = await chunkText(name, body);
    at += 12 + length;
  }
  if (tree) addConstants(tree, lines.split("\n"));
  return tree;
}

const latin1 = (bytes) => String.fromCharCode(...bytes);
const keyword = (body) => latin1(body.subarray(0, body.indexOf(0)));

/** PNG specification, 11.3.4: tEXt, zTXt and iTXt. */
async function chunkText(name, body) {
  let rest = body.subarray(body.indexOf(0) + 1);
  if (name === "tEXt") return latin1(rest);
  let isPacked = true;
  if (name === "iTXt") {
    isPacked = rest[0] === 1;
    rest = rest.subarray(2);
    for (let skipped = 0; skipped < 2; skipped += 1) rest = rest.subarray(rest.indexOf(0) + 1);
  } else {
    rest = rest.subarray(1);
  }
  if (!isPacked) return new TextDecoder().decode(rest);
  const stream = new Blob([rest]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}
