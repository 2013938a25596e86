import { KEY_TYPES } from '@gatehouse/contract/plain/key-types.ts';
import {
  ROTATION_PERIODS,
  type RotationPeriod,
  type Settings,
} from '@gatehouse/contract/plain/settings-options.ts';
import { capitalized } from '#src/lib/format.ts';

export type SettingName = keyof Settings;

/** The fields of the form: a choice and a text are texts. */
export interface SettingsValues extends Omit<Settings, 'defaultRotationPeriod' | 'emailAddress'> {
  defaultRotationPeriod: `${RotationPeriod}`;
  emailAddress: string;
}

/** What each setting is called, on the screen and where an import says what is wrong or what it changes. */
export const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  autoRotationReminders: 'Auto-rotation reminders',
  defaultRotationPeriod: 'Default rotation period',
  secureStorage: 'Secure storage',
  defaultApiKeyType: 'Default key type',
  emailNotifications: 'Email notifications',
  emailAddress: 'Email address',
};

export const SETTING_NAMES = Object.keys(SETTING_LABELS) as SettingName[];

export const PERIOD_CHOICES = ROTATION_PERIODS.map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

export const KEY_TYPE_CHOICES = KEY_TYPES.map((value) => ({ value, label: capitalized(value) }));

/** A setting in words. */
export const settingText = (settings: Settings, name: SettingName): string => {
  const value = settings[name];
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'number') return `${value} days`;
  return name === 'defaultApiKeyType' ? capitalized(value) : value;
};

export const toValues = (settings: Settings): SettingsValues => ({
  ...settings,
  defaultRotationPeriod: `${settings.defaultRotationPeriod}`,
  emailAddress: settings.emailAddress ?? '',
});

/** The fields as the schema expects them, not validated. */
export const fromValues = (values: SettingsValues) => ({
  ...values,
  defaultRotationPeriod: Number(values.defaultRotationPeriod),
});

/** The names of the fields in which two forms differ. */
export const changedFields = (one: SettingsValues, other: SettingsValues): SettingName[] =>
  SETTING_NAMES.filter((name) => one[name] !== other[name]);

/**
 * The values of a form after the stored settings have changed from `before` to `after`: what the user has changed stays,
 * and the rest follows.
 */
export const rebase = (
  values: SettingsValues,
  before: SettingsValues,
  after: SettingsValues,
): SettingsValues => {
  const own = Object.fromEntries(changedFields(values, before).map((name) => [name, values[name]]));
  return { ...after, ...own };
};
