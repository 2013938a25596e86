import type { AuditItem } from '@gatehouse/contract/audit.ts';
import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { DeviceLogin } from '@gatehouse/contract/oauth-device.ts';
import { afterEach, beforeEach } from 'vitest';
import { pollDeviceLogin } from '#src/features/oauth/device/poll-device-login.service.ts';
import { CODES, json, PENDING } from '#test/device-codes.ts';
import type { TestApp } from '#test/harness.ts';
import { makeOauthConfig } from '#test/oauth-login.ts';
import { useTokenApp } from '#test/token-app.ts';

/** What differs in a configuration whose logins are with a code. */
export const DEVICE_LOGIN = { grant: 'device_code', authorizationUrl: '', redirectUri: '' } as const;

type OfProvider = Pick<OauthConfig, 'providerId'>;

export const beginDevice = async (test: TestApp, { providerId }: OfProvider): Promise<DeviceLogin> =>
  (await test.rest('POST', `/oauth/device/${providerId}`)).body;

export const deviceState = async (test: TestApp, { providerId }: OfProvider): Promise<DeviceLogin> =>
  (await test.rest('GET', `/oauth/device/${providerId}`)).body;

export const deviceRow = ({ deps }: TestApp) =>
  deps.connection.db.selectFrom('oauth_device_logins').selectAll().executeTakeFirst();

const PAST = '2000-01-01T00:00:00.000Z';

export const setDevice = async (
  { deps }: TestApp,
  columns: { next_poll_at?: string; expires_at?: string; lease_until?: string },
): Promise<void> => {
  await deps.connection.db.updateTable('oauth_device_logins').set(columns).execute();
};

/** The interval is over, and the provider is asked once; returns whether it was. */
export const askNow = async (test: TestApp): Promise<boolean> => {
  const row = await deviceRow(test);
  if (row === undefined) return false;
  await setDevice(test, { next_poll_at: PAST });
  return pollDeviceLogin(test.deps, row.id);
};

/** A server under test and a stand-in where logins with a code begin, for all tests of a file. */
export const useDeviceApp = () => {
  const stand = useTokenApp();
  beforeEach(() => {
    stand.tokens.received.length = 0;
    stand.tokens.begun.length = 0;
    stand.tokens.beginWith(json(CODES));
    stand.tokens.behave(PENDING);
  });
  afterEach(() => stand.deleteConfigs());
  const makeConfig = (fields: Record<string, unknown> = {}): Promise<OauthConfig> => {
    const { deviceAuthorizationUrl } = stand.tokens;
    return makeOauthConfig(stand.app, stand.tokens, { ...DEVICE_LOGIN, deviceAuthorizationUrl, ...fields });
  };
  return {
    get app() {
      return stand.app;
    },
    get tokens() {
      return stand.tokens;
    },
    deleteConfigs: stand.deleteConfigs,
    makeConfig,
    start: async (fields: Record<string, unknown> = {}) => {
      const config = await makeConfig(fields);
      return { config, login: await beginDevice(stand.app, config) };
    },
    /** Of the audit log, newest first. */
    events: async (query: string): Promise<AuditItem[]> =>
      (await stand.app.rest('GET', `/audit?${query}`)).body.items,
    change: (id: number, fields: Record<string, unknown>) =>
      stand.app.rest('PATCH', `/oauth-configs/${id}`, fields),
  };
};
