import { Gunzip } from "fflate";
import { crc32 } from "./crc32.ts";
import { CHUNK_BYTES, type Inflate, MAX_TEXT_BYTES } from "./inflate.ts";

/** Checksum and length stand at the end (RFC 1952). */
const TRAILER_BYTES = 8;

/** {@link Inflate} for platforms without DecompressionStream. The library checks neither sum nor length: this does. */
export const inflateWithFflate: Inflate = async (bytes) => {
  const decoder = new TextDecoder();
  let text = "";
  let ended = false;
  let size = 0;
  let sum = 0;
  const gunzip = new Gunzip((part, last) => {
    size += part.length;
    if (size > MAX_TEXT_BYTES) throw new RangeError(`a frame of more than ${MAX_TEXT_BYTES} bytes`);
    sum = crc32(part, sum);
    text += decoder.decode(part, { stream: !last });
    ended = last;
  });
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    gunzip.push(bytes.subarray(start, start + CHUNK_BYTES), start + CHUNK_BYTES >= bytes.length);
  }
  if (!ended) throw new TypeError("gzip data ends early");
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - TRAILER_BYTES, TRAILER_BYTES);
  if (trailer.getUint32(0, true) !== sum || trailer.getUint32(4, true) !== size) {
    throw new TypeError("gzip data is damaged");
  }
  return text;
};
