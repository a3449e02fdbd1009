import { labels as thaiKit } from '@parlor/ui/labels/th_TH';
import { describe, expect, it, vi } from 'vitest';
import { errors } from './en_US/errors.ts';
import { createLanguages } from './languages.ts';
import { common as thaiCommon } from './th_TH/common.ts';
import { errors as thaiErrors } from './th_TH/errors.ts';

function setUp() {
  const asked = vi.fn();
  const languages = createLanguages(async (load) => {
    await asked();
    return load();
  });
  return { asked, languages };
}

describe('languages of the app', () => {
  it('has the common English texts without loading', () => {
    const { asked, languages } = setUp();
    expect(languages.get()('tabs.home')).toBe('Home');
    expect(languages.shown()).toBe('en_US');
    expect(asked).not.toHaveBeenCalled();
  });

  it('loads a namespace once, and then has its texts', async () => {
    const { asked, languages } = setUp();
    expect(languages.get()('errors:reasons.conflict')).toBe('errors:reasons.conflict');
    await languages.load(['errors']);
    await languages.load(['errors']);
    expect(asked).toHaveBeenCalledOnce();
    expect(languages.get()('errors:reasons.conflict')).toBe(errors.reasons.conflict);
  });

  it('fails when the loader fails, and can be retried', async () => {
    const { asked, languages } = setUp();
    asked.mockRejectedValueOnce(new Error('offline'));
    await expect(languages.load(['errors'])).rejects.toThrow('offline');
    await languages.load(['errors']);
    expect(languages.get()('errors:reasons.conflict')).toBe(errors.reasons.conflict);
  });

  it('changes once all loaded namespaces are available in the new language, and reports it', async () => {
    const { languages } = setUp();
    const listener = vi.fn(() => languages.shown());
    languages.subscribe(listener);
    await languages.load(['errors']);
    const chosen = languages.choose('th_TH');
    expect(languages.get()('tabs.home')).toBe('Home');
    await chosen;
    expect(listener).toHaveReturnedWith('th_TH');
    expect(languages.get()('tabs.home')).toBe(thaiCommon.tabs.home);
    expect(languages.get()('errors:reasons.conflict')).toBe(thaiErrors.reasons.conflict);
    expect(languages.kit()).toBe(thaiKit);
    await languages.choose('en_US');
    expect(languages.kit()).toEqual({});
  });

  it('keeps the current language if the new one fails to load', async () => {
    const { asked, languages } = setUp();
    asked.mockRejectedValueOnce(new Error('offline'));
    await expect(languages.choose('th_TH')).rejects.toThrow('offline');
    expect(languages.shown()).toBe('en_US');
  });

  it('waits for texts that a screen requests during the change', async () => {
    const { asked, languages } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    asked.mockReturnValueOnce(promise);
    const chosen = languages.choose('th_TH');
    const loaded = languages.load(['errors']);
    resolve();
    await Promise.all([chosen, loaded]);
    expect(languages.get()('errors:reasons.conflict')).toBe(thaiErrors.reasons.conflict);
  });

  it('does not change after another language was chosen', async () => {
    const { languages } = setUp();
    const first = new AbortController();
    const chosen = languages.choose('th_TH', first.signal);
    first.abort();
    await expect(chosen).rejects.toThrow();
    expect(languages.shown()).toBe('en_US');
  });
});
