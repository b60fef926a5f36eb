/** Where the app runs, in the words of the platform header (spec section 7). */
export type Platform = "pc" | "h5" | "ios_tg" | "android_tg" | "pc_tg";

/** Phones of the layout (mockups, tokens section 11). */
export const phoneQuery = "(max-width: 767px)";

/**
 * The mini-program's host names its own platform in the fragment it opens the page with (`tgWebAppPlatform`).
 * `touch`: the main pointer is a finger.
 */
export function detectPlatform(fragment: string, touch: boolean): Platform {
  const miniProgram = /[#&]tgWebAppPlatform=([a-z]+)/i.exec(fragment)?.[1]?.toLowerCase();
  if (miniProgram === "ios") return "ios_tg";
  if (miniProgram === "android") return "android_tg";
  if (miniProgram !== undefined) return "pc_tg";
  return touch ? "h5" : "pc";
}
