import type { AuthorizeInput } from '@gatehouse/contract/oauth.ts';
import type { DeviceLogin } from '@gatehouse/contract/oauth-device.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { getConfigFor } from '#src/features/oauth/begin-login.service.ts';
import { configChangedMeanwhile } from '#src/features/oauth/callback-problems.ts';
import {
  findDeviceLoginOf,
  insertDeviceLogin,
  type StoredDeviceLogin,
} from '#src/features/oauth/device/device-logins.store.ts';
import { clockOf, EXPIRED, endDeviceLogin } from '#src/features/oauth/device/end-device-login.service.ts';
import { followDeviceLogin } from '#src/features/oauth/device/follow-device-logins.service.ts';
import type { DeviceAuthorization } from '#src/features/oauth/device/read-device-authorization.ts';
import { requestDeviceCode } from '#src/features/oauth/device/request-device-code.ts';
import { type Meant, meantBy, saidOf } from '#src/features/oauth/meant-connection.service.ts';
import { loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { findConfig, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { DEVICE_CODE } from '#src/features/oauth/oauth-secrets.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import { sealStored } from '#src/vault/bound-secrets.ts';

const nothing = (providerId: number): DeviceLogin => ({
  providerId,
  status: 'none',
  connectionId: null,
  account: null,
  userCode: null,
  verificationUri: null,
  verificationUriComplete: null,
  expiresAt: null,
  error: null,
  advice: [],
});

const failed = (
  providerId: number,
  { error = '', advice = [] }: { error?: string | undefined; advice?: readonly string[] | undefined },
): DeviceLogin => ({ ...nothing(providerId), status: 'failed', error, advice: [...advice] });

/** A login as callers see it. */
const show = (providerId: number, login: StoredDeviceLogin | undefined): DeviceLogin => {
  if (login === undefined) return nothing(providerId);
  const { state, userCode, verificationUri, verificationUriComplete, expiresAt } = login;
  if (state === 'failed') return failed(providerId, { error: login.error ?? '', advice: login.advice });
  if (state === 'connected') return { ...nothing(providerId), status: 'connected' };
  // Whoever follows it may be about to end it, or may be gone.
  if (login.msLeft <= 0) return failed(providerId, EXPIRED);
  const shown = { userCode, verificationUri, verificationUriComplete, expiresAt, ...saidOf(login.meant) };
  return { ...nothing(providerId), status: 'waiting', ...shown };
};

/** Records that a login was begun: the device authorization URL got the client secret, if anything was sent and there is one. */
const recordBegun = async (
  deps: Deps,
  config: StoredConfig,
  name: string,
  problem?: OauthProblem,
  db = deps.connection.db,
): Promise<void> =>
  recordEvent(
    db,
    {
      action: 'oauth.authorize',
      subject: 'oauth_config',
      subjectId: config.id,
      subjectName: name,
      host: new URL(config.deviceAuthorizationUrl).host,
      keySent: problem?.isUnsent !== true,
      detail: problem === undefined ? {} : { reason: problem.code },
    },
    timestamp(deps),
  );

/** Stores a login in place of the one before. Undefined if its configuration has changed meanwhile. */
const store = (
  deps: Deps,
  { asked, name, meant }: { asked: StoredConfig; name: string; meant: Meant },
  { deviceCode, userCode, verificationUri, verificationUriComplete, ...times }: DeviceAuthorization,
): Promise<number | undefined> =>
  deps.connection.transaction(async (tx) => {
    const config = await findConfig(tx, asked.id);
    await recordBegun(deps, asked, name, undefined, tx);
    if (config?.updatedAt !== asked.updatedAt || config.version !== asked.version) return undefined;
    await endDeviceLogin(deps, tx, config, 'replaced');
    const columns = {
      config_id: config.id,
      config_version: config.version,
      user_code: userCode,
      verification_uri: verificationUri,
      verification_uri_complete: verificationUriComplete,
      scopes: JSON.stringify(config.scopes),
      interval_seconds: times.interval,
      meant_connection: meant,
      created_at: timestamp(deps),
    };
    const id = await insertDeviceLogin(tx, { ...columns, expiresIn: times.expiresIn }, clockOf(deps));
    await sealStored(deps.vault, tx, DEVICE_CODE, id, deviceCode);
    return id;
  });

/**
 * Begins a login with a code: asks the provider for one, and from then on, whether somebody has entered it. A login before it
 * ends. What the provider refuses is in the result. Throws NOT_FOUND, and PRECONDITION_FAILED if the configuration does not say so.
 */
export const beginDeviceLogin = async (deps: Deps, input: AuthorizeInput): Promise<DeviceLogin> => {
  const { providerId } = input;
  const { config, client, meant } = await deps.connection.transaction(async (tx) => {
    const found = await getConfigFor(deps, tx, providerId, 'device_code');
    const client = await loadOauthClient(deps, tx, found.id);
    return { config: found, client, meant: await meantBy(tx, input) };
  });
  const { authorization, problem } = await requestDeviceCode(
    deps,
    client,
    config,
    new AbortController().signal,
  );
  if (problem !== undefined) {
    await recordBegun(deps, config, client.providerName, problem);
    return failed(providerId, { error: problem.message, advice: problem.advice });
  }
  rememberSecret(authorization.deviceCode);
  const id = await store(deps, { asked: config, name: client.providerName, meant }, authorization);
  if (id === undefined) return failed(providerId, configChangedMeanwhile(client.providerName));
  followDeviceLogin(deps, id);
  return readDeviceLogin(deps, providerId);
};

/** What has become of the login with a code of a provider. Calls nobody. Throws as `beginDeviceLogin` does. */
export const readDeviceLogin = async (deps: Deps, providerId: number): Promise<DeviceLogin> => {
  const { db } = deps.connection;
  const config = await getConfigFor(deps, db, providerId, 'device_code');
  return show(providerId, await findDeviceLoginOf(db, config.id, clockOf(deps)));
};

/**
 * Ends the login with a code that is waited for: its code is worth nothing any more here. One that has ended stays as it is.
 * Returns what there is then. Throws as `beginDeviceLogin` does.
 */
export const cancelDeviceLogin = (deps: Deps, providerId: number): Promise<DeviceLogin> =>
  deps.connection.transaction(async (tx) => {
    const config = await getConfigFor(deps, tx, providerId, 'device_code');
    const login = await findDeviceLoginOf(tx, config.id, clockOf(deps));
    if (login?.state !== 'waiting') return show(providerId, login);
    await endDeviceLogin(deps, tx, config, 'canceled');
    return nothing(providerId);
  });
