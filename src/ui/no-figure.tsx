import { Figure } from "./figure.tsx";

/** Stands where there could be a figure, a time or a word, and is none: a dash to the eye, words to the ear. */
export const noFigure = <Figure kind="amount" value="" />;
