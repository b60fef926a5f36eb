import type { IconNode } from "lucide";

/** An icon's shapes as one path: where signs come and go by the hundred, each shape of its own is an element more. */
export function onePath(shapes: IconNode): string {
  const known = paths.get(shapes);
  if (known !== undefined) return known;
  const path = shapes.map(([tag, attributes]) => pathOf(tag, attributes)).join("");
  paths.set(shapes, path);
  return path;
}

const paths = new WeakMap<IconNode, string>();

function pathOf(tag: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const at = (name: string): number => Number(attributes[name] ?? 0);
  // Begun at the origin, so that a relative first step is what it is in a path of its own.
  if (tag === "path") return `M0 0${attributes.d}`;
  if (tag === "line") return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
  if (tag === "circle") {
    const [x, y, r] = [at("cx"), at("cy"), at("r")];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  throw new Error(`No path of <${tag}>`);
}
