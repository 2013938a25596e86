import { describe, expect, it } from 'vitest';
import { KEY_TYPES } from '#src/plain/key-types.ts';
import { DEFAULT_SETTINGS, ROTATION_PERIODS } from '#src/plain/settings-options.ts';
import { messagesOf } from '#test/messages.ts';
import { settingsFileSchema, settingsSchema } from './settings.ts';

const REASONS = {
  flag: 'Must be true or false',
  period: 'Must be 30, 60, 90, 180 or 365',
  type: 'Must be development, testing, staging or production',
};

describe('the settings', () => {
  it('are at first the defaults of the product, which are valid', () => {
    expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual({
      autoRotationReminders: true,
      defaultRotationPeriod: 90,
      secureStorage: true,
      defaultApiKeyType: 'production',
      emailNotifications: false,
      emailAddress: null,
    });
  });

  it('have one of five rotation periods', () => {
    expect(ROTATION_PERIODS).toEqual([30, 60, 90, 180, 365]);
    for (const defaultRotationPeriod of ROTATION_PERIODS) {
      expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, defaultRotationPeriod })).toEqual({});
    }
    for (const defaultRotationPeriod of [0, 45, 366, '90']) {
      expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, defaultRotationPeriod })).toEqual({
        defaultRotationPeriod: REASONS.period,
      });
    }
  });

  it('have one of four key types', () => {
    expect(KEY_TYPES).toEqual(['development', 'testing', 'staging', 'production']);
    for (const defaultApiKeyType of KEY_TYPES) {
      expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, defaultApiKeyType })).toEqual({});
    }
    expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, defaultApiKeyType: 'qa' })).toEqual({
      defaultApiKeyType: REASONS.type,
    });
  });

  it.each(['autoRotationReminders', 'secureStorage', 'emailNotifications'])('%s is true or false', (name) => {
    for (const value of ['true', 1, null])
      expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, [name]: value })).toEqual({
        [name]: REASONS.flag,
      });
  });

  it('have an e-mail address that may be empty, but not invalid', () => {
    const read = (emailAddress: unknown) => settingsSchema.parse({ ...DEFAULT_SETTINGS, emailAddress });
    expect(read('  ').emailAddress).toBeNull();
    expect(read(undefined).emailAddress).toBeNull();
    expect(read(' ann@example.com ').emailAddress).toBe('ann@example.com');
    for (const emailAddress of ['ann@', 'ann', 'a b@example.com', '😀@example.com', 'آن@', 7]) {
      expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, emailAddress })).toEqual({
        emailAddress: 'Invalid email address',
      });
    }
    expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, emailAddress: 'a'.repeat(100_000) })).toEqual({
      emailAddress: 'Must be at most 254 characters',
    });
  });
});

it('a settings file has the product, its version, a time and settings; anything more is left out', () => {
  const file = {
    product: 'Gatehouse',
    version: 1,
    exportedAt: '2026-11-22T10:00:00.000Z',
    settings: DEFAULT_SETTINGS,
  };
  expect(
    settingsFileSchema.parse({ ...file, more: 1, settings: { ...DEFAULT_SETTINGS, theme: 'dark' } }),
  ).toEqual(file);
  for (const wrong of [{ product: 'Other' }, { version: 2 }, { exportedAt: 'today' }, { settings: null }]) {
    expect(Object.keys(messagesOf(settingsFileSchema, { ...file, ...wrong }))).toEqual(Object.keys(wrong));
  }
});
