// Pictures stand in the page as Base64 in inert script elements, each once; one is decoded when it is
// first shown, so that a page of a thousand opens as fast as a page of ten.

const loadedPictures = new Map();

/** The bytes, address and layout of a picture of the page. */
function picture(id) {
  if (!loadedPictures.has(id)) loadedPictures.set(id, loadPicture(id));
  return loadedPictures.get(id);
}

function loadPicture(id) {
  const binary = atob(byID(`picture-${id}`).textContent);
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
  return { address, bytes, tree: null };
}

/** An image that gets its bytes when it comes near the window's visible part. */
function lazyImage(id, properties) {
  const image = make("img", properties);
  nearby.observe(image);
  image.dataset.picture = id;
  return image;
}

const nearby = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    nearby.unobserve(entry.target);
    entry.target.src = picture(entry.target.dataset.picture).address;
  }
}, { rootMargin: "400px" });

/** The pixels of a picture for reading colours. */
async function pixels(id) {
  const entry = picture(id);
  if (!entry.canvas) {
    const bitmap = await createImageBitmap(new Blob([entry.bytes], { type: "image/png" }));
    entry.canvas = make("canvas", { width: bitmap.width, height: bitmap.height });
    entry.canvas.getContext("2d", { willReadFrequently: true }).drawImage(bitmap, 0, 0);
  }
  return entry.canvas;
}

/** The layout that a picture carries in its text chunk; null if it carries none. */
async function layoutTree(id) {
  const entry = picture(id);
  if (entry.tree === null) entry.tree = await readLayout(entry.bytes).catch(() => undefined);
  return entry.tree ?? null;
}

async function readLayout(bytes) {
  const view = new DataView(bytes.buffer);
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = latin1(bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name.endsWith("Xt") && keyword(body) === "snap.layout") {
      return JSON.parse(await chunkText(name, body));
    }
    at += 12 + length;
  }
  return undefined;
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
