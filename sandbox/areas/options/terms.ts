/** Terms are served by version below this. */
export const optionTermsPrefix = "/options-terms/";

/** Where the terms of a version are read. */
export const optionTermsPath = (version: string): string => `${optionTermsPrefix}${version}`;
