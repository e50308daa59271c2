import type { RuleOption, RuleSheet, RuleSheetSetting } from '../wire/types';

/** The rules of a draft that are not those of its preset. */
export type Chosen = Readonly<Record<string, string>>;

/** Default values are not stored, so that another preset can have its own. */
export function choose(chosen: Chosen, { name, usual }: RuleSheetSetting, value: string): Chosen {
  const { [name]: _, ...others } = chosen;
  return value === usual ? others : { ...others, [name]: value };
}

export function optionsOf(chosen: Chosen): RuleOption[] {
  return Object.entries(chosen).map(([name, value]) => ({ name, value }));
}

/** The chosen rules that the sheet offers; the server would refuse the others. */
export function kept(chosen: Chosen, { settings }: RuleSheet): Chosen {
  const isOffered = (rule: string) => settings.some(({ name }) => name === rule);
  if (Object.keys(chosen).every(isOffered)) return chosen;
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => isOffered(name)));
}

/** Why parts of a rule cannot be chosen: each reason once, with the values it bars. */
export function reasons({ alternatives }: RuleSheetSetting): { values: string[]; why: string }[] {
  const whys = [...new Set(alternatives.flatMap(({ barred }) => barred ?? []))];
  return whys.map((why) => ({
    why,
    values: alternatives.filter(({ barred }) => barred === why).map(({ value }) => value),
  }));
}

/** A sheet as it would be after a choice, until the server has answered. */
export function expected(sheet: RuleSheet, chosen: Chosen): RuleSheet {
  const settings = sheet.settings.map((each) => ({ ...each, value: chosen[each.name] ?? each.usual }));
  return { ...sheet, settings };
}
