import type { ReactNode } from "react";
import { useAmountsHidden } from "#src/state/amounts-hidden.ts";
import { Figure, type FigureProps } from "./figure.tsx";

/**
 * A figure of what a person holds, held or has ordered: dots while amounts are hidden. What is about to move is shown
 * all the same, since it has to be checked.
 */
export function OwnFigure(props: Omit<FigureProps, "concealed">): ReactNode {
  const hidden = useAmountsHidden((state) => state.hidden);
  return <Figure {...props} concealed={hidden && props.value !== undefined && props.value !== ""} />;
}

/** The same for an amount within a sentence. */
export function useOwnText(): (words: string) => string {
  const hidden = useAmountsHidden((state) => state.hidden);
  return hidden ? hide : show;
}

const hide = (): string => "••••••";
const show = (words: string): string => words;
