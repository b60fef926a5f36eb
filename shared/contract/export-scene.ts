/**
 * What is checked before personal data leaves (F2a.4): the scene of `risk.intercept` and of the mail, for the page too: a file
 * without schemas. The check's detail is the call's input, without codes and `requestId`: what was checked is what may be exported.
 */
export const exportScene = { check: "statement_export", mail: "EXPORT" } as const;
