import { Gunzip } from "fflate";
import { crc32 } from "./crc32.ts";

/** Checksum and length stand at the end (RFC 1952). */
const trailerBytes = 8;

/**
 * gzip to text by the library, `chunkBytes` at a time and never to more than `maxBytes`. The library checks neither
 * sum nor length: this does. Throws when the bytes are not whole and sound gzip.
 */
export function gunzipText(bytes: Uint8Array<ArrayBuffer>, chunkBytes: number, maxBytes: number): string {
  const decoder = new TextDecoder();
  let text = "";
  let ended = false;
  let size = 0;
  let sum = 0;
  const gunzip = new Gunzip((part, last) => {
    size += part.length;
    if (size > maxBytes) throw new RangeError(`a frame of more than ${maxBytes} bytes`);
    sum = crc32(part, sum);
    text += decoder.decode(part, { stream: !last });
    ended = last;
  });
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    gunzip.push(bytes.subarray(start, start + chunkBytes), start + chunkBytes >= bytes.length);
  }
  if (!ended) throw new TypeError("gzip data ends early");
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - trailerBytes, trailerBytes);
  if (trailer.getUint32(0, true) !== sum || trailer.getUint32(4, true) !== size) {
    throw new TypeError("gzip data is damaged");
  }
  return text;
}
