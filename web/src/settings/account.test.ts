import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('the settings of an account', () => {
  let sent: { settings: { name: string; value: string }[] }[];
  let reload: ReturnType<typeof vi.fn>;
  const page = { cookie: '', documentElement: { dataset: {} as Record<string, string> } };

  beforeEach(() => {
    sent = [];
    reload = vi.fn();
    page.cookie = '';
    vi.resetModules();
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return Promise.resolve(new Response('{}', { status: 200 }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function signIn(...kept: { name: string; value: string }[]) {
    const { me } = await import('../account/me.svelte');
    me.current = { name: 'Ada', account: { name: 'Ada', operator: false, muted: false, settings: kept } };
    const { follow } = await import('./account');
    await follow(kept);
    return (await import('./settings.svelte')).settings;
  }

  it('are used in the browser, without those that it does not know', async () => {
    const settings = await signIn(
      { name: 'motion', value: 'fast' },
      { name: 'colours', value: 'plaid' },
      { name: 'notices', value: 'on' },
      { name: 'tomorrow', value: 'on' },
      { name: 'theme', value: 'dark' },
    );
    expect(settings).toMatchObject({ motion: 'fast', colours: 'standard', notices: 'off' });
    expect(page.documentElement.dataset.theme).toBe('dark');
    expect(sent).toEqual([]);
  });

  it('are those of the browser at first', async () => {
    await signIn();
    expect(sent[0].settings).toContainEqual({ name: 'motion', value: 'normal' });
    expect(sent[0].settings.map(({ name }) => name)).not.toContain('notices');
  });

  it('change with every choice, the last one last', async () => {
    await signIn({ name: 'motion', value: 'fast' });
    const { choose } = await import('./settings.svelte');
    choose('motion', 'none');
    choose('motion', 'slow');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1].settings).toContainEqual({ name: 'motion', value: 'slow' });
  });

  it('give way to a choice that was made before the server has answered', async () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key.endsWith('account') ? 'Ada' : null), setItem: () => {} });
    const { choose, settings } = await import('./settings.svelte');
    const { me } = await import('../account/me.svelte');
    choose('patterns', 'strong');
    const kept = [
      { name: 'patterns', value: 'subtle' },
      { name: 'motion', value: 'fast' },
    ];
    me.current = { name: 'Ada', account: { name: 'Ada', operator: false, muted: false, settings: kept } };
    await vi.waitFor(() => expect(settings).toMatchObject({ patterns: 'strong', motion: 'fast' }));
    await vi.waitFor(() => expect(sent.at(-1)?.settings).toContainEqual({ name: 'patterns', value: 'strong' }));
    await vi.waitFor(() => expect(sent.at(-1)?.settings).toContainEqual({ name: 'motion', value: 'fast' }));
  });

  it('stay in the browser of a guest', async () => {
    const { keep } = await import('./account');
    await keep();
    expect(sent).toEqual([]);
  });

  it('load the page again in another language, once', async () => {
    await signIn({ name: 'language', value: 'de' });
    expect(reload).toHaveBeenCalled();
    reload.mockClear();
    await signIn({ name: 'language', value: 'de' });
    expect(reload).not.toHaveBeenCalled();
  });
});
