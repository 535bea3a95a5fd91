/** The picture of a finished game as PNG, painted here from the server's SVG: shared where the device can, else saved. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Sharp on screens with fine pixels. */
const SCALE = 2;

async function paint(path: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = path;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SCALE * WIDTH;
  canvas.height = SCALE * HEIGHT;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

export async function savePng(id: string): Promise<void> {
  const blob = await paint(`/api/games/${encodeURIComponent(id)}/picture`);
  const file = new File([blob], `semafor-${id}.png`, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // who changes his mind has done nothing wrong
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
