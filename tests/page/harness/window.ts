import { Window } from "happy-dom";

export interface Media {
  readonly colorScheme?: "light" | "dark";
  readonly reducedMotion?: "reduce" | "no-preference";
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window of happy-dom that loads nothing by itself: the page's code is evaluated in it. */
export function openWindow(url: string, { width, height }: Size, media: Media): Window {
  return new Window({
    url,
    width,
    height,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
      device: {
        prefersColorScheme: media.colorScheme ?? "light",
        prefersReducedMotion: media.reducedMotion ?? "reduce",
      },
    },
  });
}
