/** Every route lies below it (R1.1). Ends with a slash. */
export const applicationRoot = "/user/assets/";
