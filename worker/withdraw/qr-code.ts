import decodeQR from "qr/decode.js";
import * as v from "valibot";
import type { CallOutput } from "#shared/contract/index.ts";
import { qrCodeCalls } from "#shared/contract/qr-code.ts";
import { CallFailed } from "../http/call-failed.ts";

/** For how long it is looked for beyond what every try takes, ms: quotes wait for as long. */
const frameMs = 16;
const stillMs = 250;

/** Answers "qrCode.read". */
export function readQrCode(input: unknown): CallOutput<"qrCode.read"> {
  const read = v.safeParse(qrCodeCalls["qrCode.read"].request, input);
  if (!read.success) throw new CallFailed("request", "qrCode.read", false);
  const { width, height, pixels: data, still } = read.output;
  const timeLimit = still ? stillMs : frameMs;
  try {
    return { text: decodeQR({ width, height, data }, { format: "RGBA", timeLimit }) };
  } catch {
    // It throws where there is no code, or none that can be read.
    return { text: "" };
  }
}
