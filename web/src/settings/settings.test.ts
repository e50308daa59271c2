import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('the settings of a player', () => {
  let storage: Map<string, string>;
  let dataset: Record<string, string | undefined>;

  beforeEach(() => {
    storage = new Map();
    dataset = {};
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are the usual ones at first, and the page has no attributes', async () => {
    const { settings, applyLooks } = await import('./settings.svelte');
    applyLooks();
    expect(settings).toEqual({ motion: 'normal', confirm: 'off', colours: 'standard', patterns: 'subtle', sound: 'on', notices: 'off' });
    expect(dataset).toEqual({});
  });

  it('are kept over a reload', async () => {
    const before = await import('./settings.svelte');
    before.choose('patterns', 'strong');
    before.choose('sound', 'off');
    vi.resetModules();
    const { settings } = await import('./settings.svelte');
    expect(settings.patterns).toBe('strong');
    expect(settings.sound).toBe('off');
  });

  it('show as attributes of the page as long as they are unusual', async () => {
    const { choose } = await import('./settings.svelte');
    choose('motion', 'none');
    expect(dataset.motion).toBe('none');
    choose('motion', 'normal');
    expect('motion' in dataset).toBe(false);
  });

  it('ignore a value that no longer exists', async () => {
    storage.set('strategos.set.colours', 'plaid');
    const { settings } = await import('./settings.svelte');
    expect(settings.colours).toBe('standard');
  });
});
