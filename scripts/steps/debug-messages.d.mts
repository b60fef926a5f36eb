/** The code with nothing in place of each call that says something in debug mode only. */
export function withoutDebugMessages(code: string): string;
