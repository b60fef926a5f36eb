import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { readersZone } from "#src/records/days.ts";
import { zoneText } from "#src/records/time-texts.ts";
import { Select } from "#src/ui/select.tsx";
import { isZone } from "./file-text.ts";

export interface ZoneFieldProps {
  /** IANA name, "" for the reader's own. */
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly disabled?: boolean;
}

/** In which time zone a file's times stand: the reader's own, or UTC as the period's days are. */
export function ZoneField({ value, onChange, disabled = false }: ZoneFieldProps): ReactNode {
  const { t } = useTranslation();
  const own = readersZone();
  const zones = [...new Set([own, "UTC", ...(isZone(value) ? [value] : [])])];
  const now = serverNow();
  return (
    <Select
      label={t("files.zone")}
      value={isZone(value) ? value : own}
      disabled={disabled}
      onChange={(zone) => onChange(zone === own ? "" : zone)}
      options={zones.map((zone) => ({
        value: zone,
        label: zone === "UTC" ? "UTC" : `${zone.replaceAll("_", " ")} (${zoneText(now, zone)})`,
      }))}
    />
  );
}
