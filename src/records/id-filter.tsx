import type { ReactNode } from "react";
import { SearchField } from "#src/ui/search-field.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { idOf } from "./filter-kinds.ts";
import { searchClass } from "./filter-style.ts";
import { useTypedText } from "./use-typed-text.ts";

/** Looks for an id as it is typed or pasted. `wantedOf` answers which id a text means. */
export function idFilter<K extends string>(
  name: K,
  label: string,
  wantedOf: (text: string) => string = idOf,
): FilterControl<Record<K, string>> {
  return filterControl(name, {
    chip: (choice: Choice<string>) => <IdSearch label={label} wantedOf={wantedOf} {...choice} />,
    // The sheet's choices hold only once its button is pressed: there is no pause to wait for.
    field: ({ value, onChange }) => (
      <SearchField label={label} value={value} onChange={(text) => onChange(wantedOf(text))} />
    ),
    last: true,
    typed: true,
  });
}

interface IdSearchProps extends Choice<string> {
  readonly label: string;
  readonly wantedOf: (text: string) => string;
}

function IdSearch({ label, wantedOf, value, onChange }: IdSearchProps): ReactNode {
  const id = useTypedText(value, wantedOf, onChange);
  return (
    <SearchField
      label={label}
      className={searchClass}
      value={id.text}
      onChange={id.type}
      inputMode="search"
    />
  );
}
