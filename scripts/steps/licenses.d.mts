export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}
export function bundledPackages(dist: string): readonly string[];
export function licenseOf(folder: string): PackageLicense;
export function licenseText(dist: string, packages?: string): string;
