import "#src/app/main.tsx";
import { endRoots } from "./roots.ts";

export interface PageCode {
  readonly endRoots: () => void;
}

declare function deliver(code: PageCode): void;

deliver({ endRoots });
