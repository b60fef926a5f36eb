import { createRoot } from "react-dom/client";
import { Panel } from "./panel.tsx";
import { forgetDiag } from "./wanted.ts";

/** Puts the panel beside the page, in a root of its own: neither renders for the other. */
export function startDiag(): void {
  const container = document.createElement("div");
  const root = createRoot(container);
  const close = (): void => {
    forgetDiag(() => sessionStorage);
    root.unmount();
    container.remove();
  };
  document.body.append(container);
  root.render(<Panel onClose={close} />);
}
