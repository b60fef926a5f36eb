import { Search, X } from "lucide";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { boxClass, inputClass } from "./box.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { cx } from "./style.ts";

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "size"> {
  /** Its name for screen readers; shown inside while it is empty unless `placeholder` says otherwise. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** 48 px as a field of a form instead of 40. */
  readonly tall?: boolean;
}

/** A search that filters as one types. Esc empties it first, then closes what is around it. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { label, value, onChange, tall = false, className, placeholder = label, onKeyDown, ...rest } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={cx(boxClass, !tall && "sm", className)}>
      <Icon of={Search} size={16} />
      <input
        {...rest}
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        className={inputClass}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value !== "") {
            event.preventDefault();
            onChange("");
          } else onKeyDown?.(event);
        }}
      />
      {value !== "" && (
        <IconButton
          label={t("ui.clear")}
          icon={X}
          size="sm"
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
