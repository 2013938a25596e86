import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseEditKey } from '#src/shared/keys/edit-key-form.ts';
import { detailsOf } from '#src/shared/keys/key-detail-values.ts';

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
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as const;
const before = detailsOf({ ...key, pinnedHosts: [] });

const edit = (changes: Partial<typeof before>) => parseEditKey(key.id, before, { ...before, ...changes });

describe('the fields of a stored key', () => {
  it('hold what is stored, the expiry as a day of the reader’s own', () => {
    expect(before).toEqual({
      name: 'Main',
      baseUrl: 'https://proxy.example.com/v1',
      keyType: 'staging',
      expiresOn: '2030-05-06',
    });
  });

  it('are empty where nothing is stored', () => {
    const bare = { ...key, baseUrl: null, keyType: null, expiresAt: null, pinnedHosts: [] };
    expect(detailsOf(bare)).toEqual({ name: 'Main', baseUrl: '', keyType: null, expiresOn: '' });
  });
});

describe('what is sent of an edited key', () => {
  it('is nothing where nothing was changed, or blanks alone', () => {
    expect(edit({})).toBeUndefined();
    expect(edit({ name: ' Main ', baseUrl: `${key.baseUrl} ` })).toBeUndefined();
  });

  it('is the changed fields alone: the hour of an expiry stays while its day does', () => {
    expect(edit({ name: ' Other ' })).toEqual({ id: 7, name: 'Other' });
    expect(edit({ keyType: 'production', baseUrl: 'http://localhost:8080' })).toEqual({
      id: 7,
      keyType: 'production',
      baseUrl: 'http://localhost:8080',
    });
  });

  it('clears by null what was emptied', () => {
    expect(edit({ baseUrl: ' ', keyType: null, expiresOn: '' })).toEqual({
      id: 7,
      baseUrl: null,
      keyType: null,
      expiresAt: null,
    });
  });

  it('lets a key be good to the end of the day that was entered', () => {
    const { expiresAt } = edit({ expiresOn: '2031-02-03' }) ?? {};
    expect(new Date(expiresAt ?? '').toString()).toContain('Feb 03 2031 23:59:59');
  });

  it.each(['America/New_York', 'UTC', 'Asia/Tokyo'])(
    'leaves the last time that a key can hold as it is, in %s too, where it may be in another year',
    (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      const endless = detailsOf({ ...key, expiresAt: '9999-12-31T23:59:59.999Z', pinnedHosts: [] });
      expect(endless.expiresOn).toBe('9999-12-31');
      expect(parseEditKey(7, endless, { ...endless, name: 'Other' })).toEqual({ id: 7, name: 'Other' });
      const cleared = { ...endless, expiresOn: '' };
      expect(parseEditKey(7, endless, cleared)).toEqual({ id: 7, expiresAt: null });
    },
  );
});
