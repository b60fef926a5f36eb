/** gzip to text. Rejects when the bytes are not whole and sound gzip. */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/** The platform's own decompression where there is one, else fflate, which is loaded only then (design section 4). */
export function selectInflate(scope: { readonly DecompressionStream?: unknown }): Inflate {
  return typeof scope.DecompressionStream === "function" ? inflateNatively : inflateWithFflate;
}

export async function inflateNatively(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new DecompressionStream("gzip");
  const writer = stream.writable.getWriter();
  // A fault shows on the readable side as well: these two would only report it a second time.
  writer.write(bytes).catch(ignore);
  writer.close().catch(ignore);
  return new Response(stream.readable).text();
}

/** Spec section 9: 64 KiB of compressed bytes at a time. */
const CHUNK_BYTES = 64 * 1024;

export async function inflateWithFflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { Gunzip } = await import("fflate");
  const decoder = new TextDecoder();
  let text = "";
  let ended = false;
  const gunzip = new Gunzip((part, last) => {
    text += decoder.decode(part, { stream: !last });
    ended = last;
  });
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    gunzip.push(bytes.subarray(start, start + CHUNK_BYTES), start + CHUNK_BYTES >= bytes.length);
  }
  if (!ended) throw new TypeError("gzip data ends early");
  return text;
}

function ignore(): void {
  // Said where the text is awaited.
}
