import { AUDIT_ACTIONS, type AuditItem } from '@gatehouse/contract/audit.ts';
import { describe, expect, it } from 'vitest';
import { activityHost, activityText } from '#src/features/keys/details/key-activity.tsx';

const item = (fields: Partial<AuditItem>): AuditItem => ({
  id: 1,
  action: 'key.test',
  keyId: 1,
  keyName: null,
  connectionId: null,
  savedEndpointId: null,
  source: null,
  host: null,
  previousHost: null,
  scheduled: false,
  method: null,
  status: null,
  keySent: null,
  valid: null,
  fields: [],
  reason: null,
  address: null,
  createdAt: '2026-11-22T08:00:00.000Z',
  ...fields,
});

describe('what was done with a key', () => {
  it.each(AUDIT_ACTIONS.filter((action) => action.startsWith('key.')))('%s has words', (action) => {
    expect(activityText(item({ action }))).not.toContain('key.');
  });

  it.each([
    [{ action: 'key.verify', valid: null, scheduled: true }, 'Daily check: no verdict'],
    [{ action: 'key.update', fields: ['name', 'baseUrl', 'later'] }, 'Edited: name, base URL, later'],
    [{ action: 'key.verify', valid: true }, 'Verified: accepted'],
    [{ action: 'key.verify', valid: false }, 'Verified: rejected'],
    [{ action: 'key.verify' }, 'Verified: no verdict'],
    [{ action: 'key.try', valid: false }, 'Tried a new key: rejected'],
    [{ action: 'key.erase-previous' }, 'Erased the previous key'],
    [{ action: 'key.erase-previous', reason: 'expired' }, 'Erased the previous key after 24 hours'],
    [{ action: 'key.test', method: 'POST' }, 'Test call (POST)'],
    [{ action: 'key.teleport' }, 'key.teleport'],
  ])('%j is “%s”', (fields, text) => {
    expect(activityText(item(fields))).toBe(text);
  });

  it.each([
    [{}, undefined],
    [{ host: 'a.example.com', keySent: true }, 'a.example.com'],
    [{ host: 'a.example.com', keySent: false }, 'a.example.com, without the key'],
    [{ host: 'b.example.com', previousHost: 'a.example.com' }, 'a.example.com → b.example.com'],
    [{ host: null, previousHost: 'a.example.com' }, 'a.example.com → none'],
    [{ host: 'a.example.com', previousHost: 'a.example.com' }, 'a.example.com'],
    [{ host: 'a.example.com', previousHost: null }, 'a.example.com'],
  ])('the host of %j is %s', (fields, text) => {
    expect(activityHost(item(fields))).toBe(text);
  });
});
