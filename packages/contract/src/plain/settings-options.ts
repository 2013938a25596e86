import type { KeyType } from './key-types.ts';

/* The settings of one browser. Every screen reads them before any schema is loaded, so this imports none. */

/** Days between two rotations from which the user can choose. */
export const ROTATION_PERIODS = [30, 60, 90, 180, 365] as const;
export type RotationPeriod = (typeof ROTATION_PERIODS)[number];

/** Preferences of one browser. They are stored there and never sent. */
export interface Settings {
  autoRotationReminders: boolean;
  /** In days. */
  defaultRotationPeriod: RotationPeriod;
  secureStorage: boolean;
  defaultApiKeyType: KeyType;
  emailNotifications: boolean;
  /** Null if none is given. */
  emailAddress: string | null;
}

export const DEFAULT_SETTINGS: Settings = {
  autoRotationReminders: true,
  defaultRotationPeriod: 90,
  secureStorage: true,
  defaultApiKeyType: 'production',
  emailNotifications: false,
  emailAddress: null,
};

/** Of the stored settings and of the exported file. It changes when the meaning of a field does. */
export const SETTINGS_VERSION = 1;

/** The largest settings file that is read, in bytes. A file has less than 1 KB. */
export const MAX_SETTINGS_FILE = 64 * 1024;
