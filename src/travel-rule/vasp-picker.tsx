import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Vasp } from "#shared/contract/travel-rule.ts";
import { unlistedVasp } from "#shared/domain/travel-rule.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { Button } from "#src/ui/button.tsx";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { text } from "#src/ui/text.ts";

export interface VaspPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly vasps: CallState<"travelRule.vasps">;
  readonly selected: string;
  readonly onPick: (code: string) => void;
}

/** A code that the wire has no room for, or that stands for none, is no choice (F4d.2). */
const isChoice = ({ vaspEntityId }: Vasp): boolean =>
  vaspEntityId !== "" && vaspEntityId.length <= 64 && vaspEntityId !== unlistedVasp;

/** Providers by name; the way out for one that is not listed stands above them. */
export default function VaspPicker({ open, onClose, vasps, selected, onPick }: VaspPickerProps): ReactNode {
  const { t } = useTranslation();
  const options = useMemo(() => vasps.data?.vasp.filter(isChoice), [vasps.data]);
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={t("travelRule.which")}
      options={options}
      idOf={({ vaspEntityId }) => vaspEntityId}
      search={searchVasps}
      selected={selected}
      isDisabled={() => false}
      renderOption={({ vaspName }) => <span className={text.medium}>{vaspName}</span>}
      onPick={({ vaspEntityId }) => onPick(vaspEntityId)}
      label={t("travelRule.providers")}
      searchLabel={t("travelRule.searchProvider")}
      noneHint={t("travelRule.noProvider")}
      error={
        vasps.status === "error"
          ? { message: t("travelRule.providersError"), onRetry: vasps.refetch }
          : undefined
      }
      above={
        <Button variant="tertiary" onClick={() => onPick(unlistedVasp)}>
          {t("travelRule.unlisted")}
        </Button>
      }
    />
  );
}

function searchVasps(vasps: readonly Vasp[], query: string): readonly Vasp[] {
  const wanted = query.trim().toLowerCase();
  return vasps.filter(({ vaspName }) => vaspName.toLowerCase().includes(wanted));
}
