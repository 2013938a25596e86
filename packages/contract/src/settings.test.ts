import { expect, it } from 'vitest';
import { messagesOf } from '../test/messages.ts';
import { DEFAULT_SETTINGS, ROTATION_PERIODS, settingsSchema } from './settings.ts';

it('the defaults are the initial settings of the product, and are valid', () => {
  expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual({
    autoRotationReminders: true,
    defaultRotationPeriod: 90,
    secureStorage: true,
    defaultApiKeyType: 'production',
    emailNotifications: false,
    emailAddress: null,
  });
});

it('accepts only the five rotation periods', () => {
  for (const defaultRotationPeriod of ROTATION_PERIODS) {
    expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, defaultRotationPeriod })).toEqual({});
  }
  for (const defaultRotationPeriod of [0, 45, 366, '90']) {
    expect(settingsSchema.safeParse({ ...DEFAULT_SETTINGS, defaultRotationPeriod }).success).toBe(false);
  }
});

it('an e-mail address may be left empty, but not be invalid', () => {
  expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, emailAddress: '' })).toEqual({});
  expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, emailAddress: 'ann@' })).toEqual({
    emailAddress: 'Invalid email address',
  });
});
