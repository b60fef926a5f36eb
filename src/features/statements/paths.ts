/** Relative to the application's root; an older spelling leads to the same page. */
export const statementsPath = "/exportStatement";
