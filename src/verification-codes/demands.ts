import type { RiskComponent } from "#shared/contract/risk.ts";

export interface Demand {
  /** All of them stand for each other: one is enough. */
  readonly choices: readonly RiskComponent[];
}

/**
 * What a check requires, one entry for each thing that must be proven, in its order. Those of one name are alternatives, whether
 * each is required by itself or not; what is neither is not asked for. Pure.
 */
export function demandsOf(components: readonly RiskComponent[]): readonly Demand[] {
  const demands: { name: string; choices: RiskComponent[] }[] = [];
  for (const component of components) {
    const { required, anyOf: name = "" } = component;
    if (!required && name === "") continue;
    const group = name === "" ? undefined : demands.find((one) => one.name === name);
    if (group === undefined) demands.push({ name, choices: [component] });
    else group.choices.push(component);
  }
  return demands;
}
