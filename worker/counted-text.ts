/** A full list of 10,000 symbols has 2 MiB: what is far longer is no list, and no answer, but a bomb. */
export const maxTextBytes = 16 * 1024 * 1024;

/** A body as text. Rejects when it would become more than {@link maxTextBytes}, before all of it is there. */
export async function readCounted(readable: ReadableStream<Uint8Array>): Promise<string> {
  const reader = readable.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > maxTextBytes) {
      reader.cancel().catch(() => undefined);
      throw new RangeError(`more than ${maxTextBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
