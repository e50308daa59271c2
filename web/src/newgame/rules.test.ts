import { describe, expect, it } from 'vitest';
import type { RuleSheetSetting } from '../wire/types';
import { choose, expected, kept, optionsOf, reasons } from './rules';

const teams: RuleSheetSetting = {
  name: 'teams',
  value: '0',
  usual: '0',
  alternatives: [
    { value: '0', barred: null },
    { value: '2', barred: null },
    { value: '3', barred: 'it is odd' },
    { value: '5', barred: 'it is odd' },
  ],
};

describe('rules that are chosen', () => {
  it('are those that differ from the preset', () => {
    const two = choose({ sight: 'fog' }, teams, '2');
    expect(two).toEqual({ sight: 'fog', teams: '2' });
    expect(choose(two, teams, '0')).toEqual({ sight: 'fog' });
    expect(optionsOf(two)).toEqual([{ name: 'sight', value: 'fog' }, { name: 'teams', value: '2' }]);
  });

  it('are barred for a reason that is told once', () => {
    expect(reasons(teams)).toEqual([{ why: 'it is odd', values: ['3', '5'] }]);
  });

  it('are shown at once, before the server has looked at them', () => {
    const sheet = expected({ settings: [teams], refusal: null }, { teams: '2' });
    expect(sheet.settings[0].value).toBe('2');
  });

  it('are forgotten where they mean nothing any more', () => {
    const sheet = { settings: [teams], refusal: null };
    expect(kept({ teams: '2', luck: '50' }, sheet)).toEqual({ teams: '2' });
    const chosen = { teams: '2' };
    expect(kept(chosen, sheet)).toBe(chosen);
  });
});
