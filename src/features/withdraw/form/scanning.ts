/** Reading a QR code with the camera, where browser and page are allowed both. */

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
}

function detectorClass(): DetectorClass | undefined {
  const known: unknown = Reflect.get(globalThis, "BarcodeDetector");
  return typeof known === "function" ? (known as DetectorClass) : undefined;
}

/** A camera that a page may ask for, and a browser that reads codes. */
export function canScan(): boolean {
  return detectorClass() !== undefined && typeof navigator.mediaDevices?.getUserMedia === "function";
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
    const Known = detectorClass();
    if (Known === undefined) throw new Error("no detector");
    const detector = new Known({ formats: ["qr_code"] });
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (run.over) stop();
    video.srcObject = stream;
    await video.play();
    while (!run.over) {
      const [code] = await detector.detect(video).catch(() => []);
      if (code !== undefined && code.rawValue !== "") return code.rawValue;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return new Promise(() => undefined);
  };
  return { read: read().finally(stop), stop };
}
