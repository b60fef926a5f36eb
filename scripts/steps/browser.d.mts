export function browserFlags(): string[];
export function browserMajor(file: string): number;
export function findBrowser(): string;
export function findWholeBrowser(): string;
export function ensureBrowser(): Promise<{ file: string; tried: string }>;
