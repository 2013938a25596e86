import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseEditKey } from '#src/features/keys/details/edit-key.tsx';
import { KEY_FIELDS } from '#src/features/keys/key-fields.ts';
import { readFields } from '#src/ui/form/declared-field.tsx';

const key = {
  id: 7,
  providerId: 3,
  name: 'Main',
  apiKey: 'sk-********************',
  baseUrl: 'https://proxy.example.com/v1',
  keyType: 'staging',
  expiresAt: new Date('2030-05-06T07:08:09').toISOString(),
  lastRotated: '2026-01-01T00:00:00.000Z',
  isActive: true,
  pinnedHosts: [],
  tags: ['shop'] as string[],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as const;
const before = { ...readFields(KEY_FIELDS, { ...key }), parts: {} };

const edit = (changes: Partial<typeof before>) => parseEditKey(key.id, before, { ...before, ...changes });

describe('the fields of a stored key', () => {
  it('contain what is stored, the expiry as a day in the user’s time zone', () => {
    expect(before).toEqual({
      name: 'Main',
      baseUrl: 'https://proxy.example.com/v1',
      keyType: 'staging',
      expiresAt: '2030-05-06',
      tags: ['shop'],
      parts: {},
    });
  });

  it('are empty if nothing is stored', () => {
    const bare = { ...key, baseUrl: null, keyType: null, expiresAt: null, tags: [] };
    expect(readFields(KEY_FIELDS, bare)).toEqual({
      name: 'Main',
      baseUrl: '',
      keyType: null,
      expiresAt: '',
      tags: [],
    });
  });
});

describe('what is sent after a key was edited', () => {
  it('is nothing if nothing or only spaces changed', () => {
    expect(edit({})).toBeUndefined();
    expect(edit({ name: ' Main ', baseUrl: `${key.baseUrl} ` })).toBeUndefined();
  });

  it('is only the changed fields: the hour of an expiry stays as long as its day does', () => {
    expect(edit({ name: ' Other ' })).toEqual({ id: 7, name: 'Other' });
    expect(edit({ keyType: 'production', baseUrl: 'http://localhost:8080' })).toEqual({
      id: 7,
      keyType: 'production',
      baseUrl: 'http://localhost:8080',
    });
  });

  it('are the tags only if one was added, removed or written in another way', () => {
    expect(edit({ tags: ['shop'] })).toBeUndefined();
    expect(edit({ tags: ['Shop', 'berlin'] })).toEqual({ id: 7, tags: ['Shop', 'berlin'] });
    expect(edit({ tags: [] })).toEqual({ id: 7, tags: [] });
  });

  it('is null for a field that was emptied', () => {
    expect(edit({ baseUrl: ' ', keyType: null, expiresAt: '' })).toEqual({
      id: 7,
      baseUrl: null,
      keyType: null,
      expiresAt: null,
    });
  });

  it('keeps a key valid until the end of the entered day', () => {
    const { expiresAt } = edit({ expiresAt: '2031-02-03' }) ?? {};
    expect(new Date(expiresAt ?? '').toString()).toContain('Feb 03 2031 23:59:59');
  });

  it.each(['America/New_York', 'UTC', 'Asia/Tokyo'])(
    'leaves the latest possible expiry unchanged in %s too, where it may be in another year',
    (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      const endless = {
        ...readFields(KEY_FIELDS, { ...key, expiresAt: '9999-12-31T23:59:59.999Z' }),
        parts: {},
      };
      expect(endless.expiresAt).toBe('9999-12-31');
      expect(parseEditKey(7, endless, { ...endless, name: 'Other' })).toEqual({ id: 7, name: 'Other' });
      const cleared = { ...endless, expiresAt: '' };
      expect(parseEditKey(7, endless, cleared)).toEqual({ id: 7, expiresAt: null });
    },
  );

  it('have the identifiers that were typed, without those left empty', () => {
    const typed = { ...before, parts: { app_id: ' 12 ', other: ' ' } };
    expect(parseEditKey(key.id, before, typed)).toEqual({ id: key.id, parts: { app_id: '12' } });
  });
});
