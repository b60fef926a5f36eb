/** From this share of its height on, a sheet that is let go closes. */
const far = 0.4;
/** A flick closes from anywhere, px per ms. */
const fast = 0.5;
/** A flick is judged by its last moments only, ms. */
const recentMs = 100;

interface Hold {
  readonly pointer: number;
  readonly y: number;
}

/** One finger on a sheet's grab bar. Only downwards counts. */
export class SheetDrag {
  #hold: Hold | null = null;
  #trail: { readonly y: number; readonly at: number }[] = [];

  /** A second finger changes nothing. */
  begin(pointer: number, y: number, at: number): boolean {
    if (this.#hold !== null) return false;
    this.#hold = { pointer, y };
    this.#trail = [{ y, at }];
    return true;
  }

  /** How far down the sheet goes along, px; null for a finger that does not hold it. */
  move(pointer: number, y: number, at: number): number | null {
    if (this.#hold?.pointer !== pointer) return null;
    this.#trail = [...this.#trail.filter((step) => at - step.at <= recentMs), { y, at }];
    return Math.max(0, y - this.#hold.y);
  }

  /** Whether letting go here closes a sheet of this height; null for a finger that does not hold it. */
  end(pointer: number, y: number, at: number, height: number): boolean | null {
    if (this.#hold?.pointer !== pointer) return null;
    const offset = Math.max(0, y - this.#hold.y);
    const [first] = this.#trail.filter((step) => at - step.at <= recentMs);
    const speed = first === undefined || at === first.at ? 0 : (y - first.y) / (at - first.at);
    this.cancel();
    return offset > 0 && (offset >= height * far || speed >= fast);
  }

  cancel(): void {
    this.#hold = null;
    this.#trail = [];
  }
}
