import { directionOf, pageLanguage } from "#shared/site/languages.ts";
import regular from "./fonts/plex-arabic-400.woff2?url";
import medium from "./fonts/plex-arabic-500.woff2?url";
import strong from "./fonts/plex-arabic-600.woff2?url";

let isRequested = false;

/**
 * Requests the Arabic faces beside the words that are written in them. A sheet requests them only once the words stand, and
 * nothing that stands in is as wide: what came after the words moved them. Latin letters have a stand-in of their width.
 */
export function fetchFaces(language: string): void {
  if (isRequested || directionOf(pageLanguage(language)) !== "rtl") return;
  isRequested = true;
  for (const href of [regular, medium, strong]) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "font";
    link.type = "font/woff2";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
}
