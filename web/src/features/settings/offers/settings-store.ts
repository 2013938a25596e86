import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import { KEY_TYPES } from '@gatehouse/contract/plain/key-types.ts';
import {
  DEFAULT_SETTINGS,
  ROTATION_PERIODS,
  SETTINGS_VERSION,
  type Settings,
} from '@gatehouse/contract/plain/settings-options.ts';
import { useSyncExternalStore } from 'react';
import { attempt, preferenceKey } from '#src/lib/browser-storage.ts';

const KEY = preferenceKey('settings');

/** `elsewhere` is another tab or window of this browser. */
type Origin = 'here' | 'elsewhere';

const parseJson = (text: string): unknown => attempt(() => JSON.parse(text) as unknown);

const choiceOr = <Choice>(value: unknown, choices: readonly Choice[], other: Choice): Choice =>
  choices.find((choice) => choice === value) ?? other;

const flagOr = (value: unknown, other: boolean): boolean => (typeof value === 'boolean' ? value : other);

/**
 * The stored settings. What is missing or wrong is its default, and so is everything that another version stored. Not
 * by the schema: every screen with keys reads the settings first, and a schema would delay it.
 */
const parse = (text: string | null): Settings => {
  const { version, settings } = asObject(text === null ? undefined : parseJson(text)) ?? {};
  const stored = version === SETTINGS_VERSION ? asObject(settings) : undefined;
  if (stored === undefined) return DEFAULT_SETTINGS;
  const { autoRotationReminders, secureStorage, emailNotifications, emailAddress } = DEFAULT_SETTINGS;
  return {
    autoRotationReminders: flagOr(stored.autoRotationReminders, autoRotationReminders),
    defaultRotationPeriod: choiceOr(
      stored.defaultRotationPeriod,
      ROTATION_PERIODS,
      DEFAULT_SETTINGS.defaultRotationPeriod,
    ),
    secureStorage: flagOr(stored.secureStorage, secureStorage),
    defaultApiKeyType: choiceOr(stored.defaultApiKeyType, KEY_TYPES, DEFAULT_SETTINGS.defaultApiKeyType),
    emailNotifications: flagOr(stored.emailNotifications, emailNotifications),
    emailAddress: typeof stored.emailAddress === 'string' ? stored.emailAddress : emailAddress,
  };
};

/** The settings of this browser. Created once for the application; tests create their own. */
export const createSettingsStore = () => {
  const listeners = new Set<(origin: Origin) => void>();
  let text: string | null | undefined;
  let settings = DEFAULT_SETTINGS;

  /** The same object until something changes. */
  const read = (): Settings => {
    const stored = attempt(() => localStorage.getItem(KEY)) ?? null;
    if (stored === text) return settings;
    text = stored;
    settings = parse(stored);
    return settings;
  };

  const tell = (origin: Origin): void => {
    for (const listener of listeners) listener(origin);
  };

  /** Stores them. False if the browser does not: then they stay as they were. */
  const save = (next: Settings): boolean => {
    const stored = JSON.stringify({ version: SETTINGS_VERSION, settings: next });
    attempt(() => localStorage.setItem(KEY, stored));
    if (attempt(() => localStorage.getItem(KEY)) !== stored) return false;
    tell('here');
    return true;
  };

  // Without a key, all of the storage was cleared.
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) tell('elsewhere');
  };

  const subscribe = (listener: (origin: Origin) => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  };

  return { read, save, subscribe, reread: () => tell('here') };
};

export const settingsStore = createSettingsStore();

export const useSettings = (): Settings => useSyncExternalStore(settingsStore.subscribe, settingsStore.read);
