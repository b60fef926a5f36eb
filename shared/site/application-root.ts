/** Every route lies below it (spec section 2). Ends with a slash. */
export const applicationRoot = "/user/assets/";
