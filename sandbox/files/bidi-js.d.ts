declare module "bidi-js" {
  interface EmbeddingLevels {
    readonly levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: "ltr" | "rtl" | "auto"): EmbeddingLevels;
    getMirroredCharacter(character: string): string | null;
  }
  const bidiFactory: () => Bidi;
  export default bidiFactory;
}
