import { DEFAULT_SETTINGS } from '@gatehouse/contract/plain/settings-options.ts';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  fromValues,
  KEY_TYPE_CHOICES,
  PERIOD_CHOICES,
  rebase,
  SETTING_NAMES,
  settingText,
  toValues,
} from '#src/features/settings/settings-values.ts';

const VALUES = toValues(DEFAULT_SETTINGS);

it('the form offers the five periods and the four key types, in words', () => {
  expect(PERIOD_CHOICES.map(({ label }) => label)).toEqual([
    '30 days',
    '60 days',
    '90 days',
    '180 days',
    '365 days',
  ]);
  expect(KEY_TYPE_CHOICES.map(({ label }) => label)).toEqual([
    'Development',
    'Testing',
    'Staging',
    'Production',
  ]);
});

it('every setting has a field, and the fields become the settings again', () => {
  expect([...SETTING_NAMES].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
  expect(fromValues(VALUES)).toEqual({ ...DEFAULT_SETTINGS, emailAddress: '' });
});

it('a setting is shown in words', () => {
  expect(SETTING_NAMES.map((name) => settingText(DEFAULT_SETTINGS, name))).toEqual([
    'On',
    '90 days',
    'On',
    'Production',
    'Off',
    'None',
  ]);
});

describe('when the stored settings change under a form', () => {
  const after = { ...VALUES, defaultRotationPeriod: '30', emailAddress: 'new@example.com' } as const;

  it('an untouched form follows', () => {
    expect(rebase(VALUES, VALUES, after)).toEqual(after);
  });

  it('what the user changed stays, and the rest follows', () => {
    const typed = { ...VALUES, emailAddress: 'mine@example.com' };
    const values = rebase(typed, VALUES, after);
    expect(values).toEqual({ ...after, emailAddress: 'mine@example.com' });
    expect(changedFields(values, after)).toEqual(['emailAddress']);
  });
});
