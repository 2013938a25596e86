import { DEFAULT_SETTINGS, type Settings } from '@gatehouse/contract/plain/settings-options.ts';
import { describe, expect, it } from 'vitest';
import { readSettingsFile, readSettingsText } from '#src/features/settings/read-settings-file.ts';
import { settingsFile } from '#src/features/settings/settings-page.tsx';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  defaultRotationPeriod: 30,
  emailAddress: 'ann@example.com',
};
const exported = settingsFile(SETTINGS, NOW);

const file = (changes: object = {}, settings: object = {}): string =>
  JSON.stringify({
    product: 'Gatehouse',
    version: 1,
    exportedAt: NOW.toISOString(),
    settings: { ...SETTINGS, ...settings },
    ...changes,
  });

describe('an exported file', () => {
  it('is named after the day, and says product, version and time', () => {
    expect(exported.name).toBe('gatehouse-settings-2026-11-22.json');
    expect(JSON.parse(exported.text)).toEqual({
      product: 'Gatehouse',
      version: 1,
      exportedAt: '2026-11-22T10:00:00.000Z',
      settings: SETTINGS,
    });
  });

  it('is read as the settings that were exported', () => {
    expect(readSettingsText(exported.text)).toEqual({
      settings: SETTINGS,
      exportedAt: NOW.toISOString(),
      unknown: [],
    });
  });
});

describe('a file', () => {
  it('may have names that no setting has: they are ignored and listed', () => {
    const text = file({ more: true }, { theme: 'dark', __proto: 1 });
    expect(readSettingsText(text)).toMatchObject({ settings: SETTINGS, unknown: ['theme', '__proto'] });
    const hostile = file().replace('"settings":{', '"settings":{"__proto__":{"secureStorage":"no"},');
    expect(readSettingsText(hostile)).toMatchObject({ settings: SETTINGS, unknown: ['__proto__'] });
  });

  const lacksType: Partial<Settings> = { ...SETTINGS };
  delete lacksType.defaultApiKeyType;

  it.each([
    ['', 'The file is empty.'],
    [
      '{"product": "Gatehouse"',
      'The file is not JSON. Line 1, column 24: Expected a comma or a closing bracket before the end.',
    ],
    ['\u0000\u0001', 'The file is not JSON. Line 1, column 1: Expected a value.'],
    ['[]', 'This is not a settings file of Gatehouse.'],
    ['null', 'This is not a settings file of Gatehouse.'],
    [file({ product: 'Other' }), 'This is not a settings file of Gatehouse.'],
    [file({ version: 2 }), 'The file has version 2, and this Gatehouse reads version 1.'],
    [file({ version: undefined }), 'The file has version nothing, and this Gatehouse reads version 1.'],
    [file({ settings: 7 }), 'The file contains no settings.'],
    [file({ settings: lacksType }), 'The file lacks: Default key type.'],
    [file({ exportedAt: 'today' }), 'exportedAt: invalid ISO datetime.'],
    [
      file({}, { defaultRotationPeriod: 45 }),
      'Default rotation period is 45: must be 30, 60, 90, 180 or 365.',
    ],
    [
      file({}, { defaultApiKeyType: 'qa', secureStorage: 'yes' }),
      'Secure storage is "yes": must be true or false. Default key type is "qa": must be development, testing, staging or production.',
    ],
    [file({}, { emailAddress: 'ann@' }), 'Email address is "ann@": invalid email address.'],
    [
      file({}, { emailAddress: `😀${'a'.repeat(100_000)}` }),
      `Email address is "😀${'a'.repeat(37)}…: must be at most 254 characters.`,
    ],
  ])('is rejected with a reason: %.80s', (text, problem) => {
    expect(readSettingsText(text)).toEqual({ problem });
  });

  it('of 50 MiB is rejected before it is read', async () => {
    const large = { size: 50 * 1024 * 1024, text: () => Promise.reject(new Error('It was read')) };
    expect(await readSettingsFile(large as unknown as File)).toEqual({
      problem: 'The file is 50 MiB. A settings file is smaller than 64 KiB.',
    });
  });

  it('that cannot be read is rejected', async () => {
    const gone = { size: 100, text: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) };
    expect(await readSettingsFile(gone as unknown as File)).toEqual({
      problem: 'The file could not be read.',
    });
    expect(await readSettingsFile(new File([exported.text], 'a.json'))).toMatchObject({ settings: SETTINGS });
  });
});
