/** The least a React page can be: what a first visit is measured against. */
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" id="shown" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Counter />);
