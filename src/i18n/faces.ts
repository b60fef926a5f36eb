import { directionOf, pageLanguage } from "#shared/site/languages.ts";
import regular from "../ui/fonts/plex-arabic-400.woff2?url";
import medium from "../ui/fonts/plex-arabic-500.woff2?url";
import strong from "../ui/fonts/plex-arabic-600.woff2?url";

const wanted = new Set<string>();

/**
 * Requests the Arabic faces beside the words that are written in them. A sheet requests them only once the words stand, and
 * nothing that stands in is as wide: what came after the words moved them. Latin letters have a stand-in of their width.
 */
export function fetchFaces(language: string): void {
  if (directionOf(pageLanguage(language)) !== "rtl") return;
  for (const face of [regular, medium, strong]) {
    if (wanted.has(face)) continue;
    wanted.add(face);
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "font";
    link.type = "font/woff2";
    link.crossOrigin = "";
    link.href = face;
    document.head.append(link);
  }
}
