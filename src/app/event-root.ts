/**
 * React receives every kind of event at its root, and each animation is two of them (it begins and ends), told on the
 * way down and on the way up. In the page's root nobody requests them: without a listener the browser does not even
 * make them. Toasts and notifications have roots of their own.
 */
export function eventRoot(container: HTMLElement): HTMLElement {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (type: string, ...rest: [EventListener]) => {
    if (!type.startsWith("animation")) listen(type, ...rest);
  };
  return container;
}
