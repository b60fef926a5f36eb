import * as v from "valibot";
import { count } from "./fields.ts";

/** Reading QR codes: in the worker, the same in every browser, and off the thread that paints. */
export const qrCodeCalls = {
  "qrCode.read": {
    request: v.object({
      width: count,
      height: count,
      /** Four bytes a pixel: red, green, blue, alpha. */
      pixels: v.instance(Uint8ClampedArray),
      /** A picture that stands still is looked at for longer than one of many of a camera. */
      still: v.boolean(),
    }),
    /** "" where no code was found. */
    response: v.object({ text: v.string() }),
  },
} as const;
