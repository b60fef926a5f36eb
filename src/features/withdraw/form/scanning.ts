import { bridge } from "#src/bridge/bridge.ts";

/** Reading a QR code from the camera or a picture: the page gets the pixels, the worker reads them. */

export function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === "function";
}

/** The longer side that a code is looked for in, px. */
const frameSide = 800;
const pictureSide = 1600;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** "" where there is no code in it. */
async function readCode(
  source: CanvasImageSource,
  { width, height }: Size,
  canvas: HTMLCanvasElement,
  still: boolean,
): Promise<string> {
  const scale = Math.min(1, (still ? pictureSide : frameSide) / Math.max(width, height, 1));
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (wide < 1 || high < 1) return "";
  canvas.width = wide;
  canvas.height = high;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  // What is transparent is white: a code without a ground of its own stays dark on light.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, wide, high);
  context.drawImage(source, 0, 0, wide, high);
  const { data: pixels } = context.getImageData(0, 0, wide, high);
  const answer = await bridge.call(
    "qrCode.read",
    { width: wide, height: high, pixels, still },
    { silent: true },
  );
  return answer.kind === "ok" ? answer.data.text : "";
}

/** The text of the code in a picture, "" where there is none. Rejects for what is no picture. */
export async function readPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    return await readCode(picture, picture, document.createElement("canvas"), true);
  } finally {
    picture.close();
  }
}

export interface Scan {
  /** The code's text. Rejects where the camera is refused or fails. */
  readonly read: Promise<string>;
  readonly stop: () => void;
}

/** Shows the camera in `video` and reads the first code that it sees. */
export function scan(video: HTMLVideoElement): Scan {
  let stream: MediaStream | undefined;
  const run = { over: false };
  const stop = (): void => {
    run.over = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const read = async (): Promise<string> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (run.over) stop();
    video.srcObject = stream;
    await video.play();
    const canvas = document.createElement("canvas");
    while (!run.over) {
      const size = { width: video.videoWidth, height: video.videoHeight };
      const text = await readCode(video, size, canvas, false);
      if (text !== "") return text;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return new Promise(() => undefined);
  };
  return { read: read().finally(stop), stop };
}
