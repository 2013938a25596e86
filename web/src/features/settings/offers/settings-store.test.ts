import { DEFAULT_SETTINGS } from '@gatehouse/contract/plain/settings-options.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSettingsStore } from '#src/features/settings/offers/settings-store.ts';

const KEY = 'gatehouse-settings';
const CHANGED = { ...DEFAULT_SETTINGS, defaultRotationPeriod: 30, emailAddress: 'ann@example.com' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Storage that does not do what is asked. */
const refuse = (): never => {
  throw new DOMException('Refused', 'QuotaExceededError');
};

/** As another tab does it: this one only gets the event. */
const storeElsewhere = (text: string | null): void => {
  if (text === null) localStorage.clear();
  else localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : KEY }));
};

describe('the settings of a browser', () => {
  it('are the defaults at first, and what was saved afterwards, also for the next page', () => {
    const store = createSettingsStore();
    expect(store.read()).toEqual(DEFAULT_SETTINGS);
    expect(store.save(CHANGED)).toBe(true);
    expect(store.read()).toEqual(CHANGED);
    expect(createSettingsStore().read()).toEqual(CHANGED);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ version: 1, settings: CHANGED });
  });

  it('are the same object until they change, as a hook needs it', () => {
    const store = createSettingsStore();
    store.save(CHANGED);
    expect(store.read()).toBe(store.read());
  });

  it('tell who listens that they changed, here or in another tab, until it stops', () => {
    const store = createSettingsStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.save(CHANGED);
    expect(listener).toHaveBeenLastCalledWith('here');
    storeElsewhere(JSON.stringify({ version: 1, settings: { ...CHANGED, defaultRotationPeriod: 365 } }));
    expect(listener).toHaveBeenLastCalledWith('elsewhere');
    expect(store.read().defaultRotationPeriod).toBe(365);
    storeElsewhere(null);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(store.read()).toEqual(DEFAULT_SETTINGS);
    stop();
    storeElsewhere(JSON.stringify({ version: 1, settings: CHANGED }));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":2,"settings":{"autoRotationReminders":false}}',
    '{"version":1}',
  ])('are the defaults if something else is stored: %j', (text) => {
    localStorage.setItem(KEY, text);
    expect(createSettingsStore().read()).toEqual(DEFAULT_SETTINGS);
  });

  it('are the default where one setting is wrong, and stay as they were where it is right', () => {
    const settings = {
      ...CHANGED,
      defaultApiKeyType: 'qa',
      secureStorage: 'no',
      autoRotationReminders: false,
    };
    localStorage.setItem(KEY, JSON.stringify({ version: 1, settings }));
    expect(createSettingsStore().read()).toEqual({ ...CHANGED, autoRotationReminders: false });
  });

  it('are not saved if the storage is full or blocked, and the caller is told', () => {
    const store = createSettingsStore();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
    expect(store.save(CHANGED)).toBe(false);
    expect(store.read()).toEqual(DEFAULT_SETTINGS);
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(store.save(CHANGED)).toBe(false);
    expect(createSettingsStore().read()).toEqual(DEFAULT_SETTINGS);
  });
});
