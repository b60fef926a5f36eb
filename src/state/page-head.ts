import { create } from "zustand";

/** What a page says of itself where its route cannot know it; "" leaves it to the route. */
export interface PageHead {
  readonly title: string;
  /** Where the phone header's ways lead, relative to the base. */
  readonly back: string;
  readonly aside: string;
}

export const plainHead: PageHead = { title: "", back: "", aside: "" };

export const usePageHead = create<PageHead>(() => plainHead);
