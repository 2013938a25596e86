import { expect, it } from 'vitest';
import { messagesOf } from '../test/messages.ts';
import { DEFAULT_SETTINGS, ROTATION_PERIODS, settingsSchema } from './settings.ts';

it('the defaults are what the product starts with, and pass their own check', () => {
  expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual({
    autoRotationReminders: true,
    defaultRotationPeriod: 90,
    secureStorage: true,
    defaultApiKeyType: 'production',
    emailNotifications: false,
    emailAddress: null,
  });
});

it('takes the five rotation periods and no other', () => {
  for (const defaultRotationPeriod of ROTATION_PERIODS) {
    expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, defaultRotationPeriod })).toEqual({});
  }
  for (const defaultRotationPeriod of [0, 45, 366, '90']) {
    expect(settingsSchema.safeParse({ ...DEFAULT_SETTINGS, defaultRotationPeriod }).success).toBe(false);
  }
});

it('an e-mail address may be left empty, but not be wrong', () => {
  expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, emailAddress: '' })).toEqual({});
  expect(messagesOf(settingsSchema, { ...DEFAULT_SETTINGS, emailAddress: 'ann@' })).toEqual({
    emailAddress: 'Invalid email address',
  });
});
