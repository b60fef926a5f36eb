/** Below the application root: what cannot be moved, why, and until when. Forms and records of other areas lead there. */
export const frozenPath = "/records/frozen-assets";
