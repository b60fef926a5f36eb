/** Requests the face of addresses in both its weights; where it cannot be had another stands in, as ever. */
export function fetchMono(): void {
  for (const weight of [400, 600]) {
    document.fonts.load(`${weight} 1em "IBM Plex Mono"`).catch(() => undefined);
  }
}
