import { combinationProblem, MISSING } from '@gatehouse/contract/oauth/combinations.ts';
import type {
  CreateOauthConfigInput,
  OauthConfig,
  PatchOauthConfigInput,
} from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { isMask, maskPrefix } from '@gatehouse/secrets/masks.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound, rejected } from '#src/errors.ts';
import { type AuditEvent, recordEvent } from '#src/features/audit/audit.service.ts';
import type { PublicKey } from '#src/features/oauth/client-keys/signing-key.ts';
import { toCredential } from '#src/features/oauth/client-keys/stored-key.ts';
import { endDeviceLogin } from '#src/features/oauth/device/end-device-login.service.ts';
import { isSameOrigin, requireLoginUrls } from '#src/features/oauth/login-urls.ts';
import { factsFor } from '#src/features/oauth/oauth-client.service.ts';
import * as store from '#src/features/oauth/oauth-configs.store.ts';
import { expireConnections, removeConnection } from '#src/features/oauth/oauth-connections.service.ts';
import { listConnectionsOf } from '#src/features/oauth/oauth-connections.store.ts';
import { CLIENT_SECRET, openClientSecret } from '#src/features/oauth/oauth-secrets.ts';
import { endLogins } from '#src/features/oauth/pending-logins.service.ts';
import { requireRedirectName } from '#src/features/oauth/redirect-name.ts';
import { type Revocation, revoke } from '#src/features/oauth/revoke-tokens.service.ts';
import { requireAccountFields } from '#src/features/oauth/server-fields.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { type IfMatchCondition, NO_CONDITION, nextTimestamp, requireMatch } from '#src/if-match.ts';
import { retireStored, sealStored } from '#src/vault/bound-secrets.ts';

const missing = () => notFound('OAuth configuration');

const hostOf = (url: string): string => new URL(url).host;

export const listConfigs = (deps: Deps): Promise<OauthConfig[]> => store.listConfigs(deps.connection.db);

const getConfig = async (tx: Db, id: number): Promise<store.StoredConfig> => {
  const config = await store.findConfig(tx, id);
  if (config === undefined) throw missing();
  return config;
};

const getProvider = async (deps: Deps, tx: Db, id: number): Promise<Provider> => {
  const provider = await findProvider(deps, id, tx);
  if (provider === undefined) throw rejected('BAD_REQUEST', 'providerId', 'Unknown provider');
  return provider;
};

/** Throws CONFLICT if the provider has another configuration. */
const requireFree = async (tx: Db, provider: Provider, id?: number): Promise<void> => {
  const other = await store.findConfigOf(tx, provider.id);
  if (other === undefined || other.id === id) return;
  const message = `${provider.name} already has an OAuth configuration`;
  throw rejected('CONFLICT', 'providerId', message);
};

const record = (
  deps: Deps,
  tx: Db,
  config: store.StoredConfig,
  provider: Provider | undefined,
  event: Pick<AuditEvent, 'action'> & { detail?: AuditEvent['detail'] },
): Promise<void> => {
  const subject = {
    subject: 'oauth_config',
    subjectId: config.id,
    ...(provider === undefined ? {} : { subjectName: provider.name }),
  } as const;
  return recordEvent(
    tx,
    { ...subject, host: hostOf(config.tokenUrl), detail: {}, ...event },
    timestamp(deps),
  );
};

type Patch = Omit<PatchOauthConfigInput, 'id'>;

/** The columns that store a field as it was sent, and that field. */
const AS_SENT = {
  provider_id: 'providerId',
  grant_type: 'grant',
  client_id: 'clientId',
  authorization_url: 'authorizationUrl',
  token_url: 'tokenUrl',
  issuer: 'issuer',
  redirect_uri: 'redirectUri',
  device_authorization_url: 'deviceAuthorizationUrl',
  pushed_authorization_url: 'pushedAuthorizationUrl',
  chosen_auth: 'clientAuth',
  signing_alg: 'signingAlg',
  key_id: 'keyId',
  assertion_audience: 'assertionAudience',
} as const;

/** What is undefined stays. */
const columnsAsSent = <Fields extends Patch>(fields: Fields) =>
  Object.fromEntries(Object.entries(AS_SENT).map(([column, field]) => [column, fields[field]])) as {
    [Column in keyof typeof AS_SENT]: Fields[(typeof AS_SENT)[Column]];
  };

const publicKeyText = (publicKey: PublicKey | null): string | null =>
  publicKey === null ? null : JSON.stringify(publicKey);

/** Stored text that is only a mask would be sent to the provider as the secret. */
const requireSecret = (clientSecret: string): void => {
  if (isMask(clientSecret))
    throw rejected('BAD_REQUEST', 'clientSecret', 'Enter the client secret itself, not its mask');
};

/** Throws BAD_REQUEST for an unknown provider and for URLs without https, CONFLICT if the provider has a configuration. */
export const createConfig = (deps: Deps, input: CreateOauthConfigInput): Promise<OauthConfig> => {
  requireLoginUrls(input);
  requireSecret(input.clientSecret);
  requireAccountFields(input);
  return deps.connection.transaction(async (tx) => {
    const { secret, publicKey } = await toCredential(input, input.clientSecret);
    const provider = await getProvider(deps, tx, input.providerId);
    await requireFree(tx, provider);
    requireRedirectName(provider, factsFor(deps.knowledge, provider, input.tokenUrl), input);
    const at = timestamp(deps);
    const id = await store.insertConfig(tx, {
      ...columnsAsSent(input),
      secret_prefix: maskPrefix(secret),
      uses_dpop: Number(input.usesDpop),
      scopes: JSON.stringify(input.scopes),
      additional_params: JSON.stringify(input.additionalParams),
      signing_key: publicKeyText(publicKey),
      ...store.serverColumns(input),
      version: 1,
      created_at: at,
      updated_at: at,
    });
    await sealStored(deps.vault, tx, CLIENT_SECRET, id, secret);
    const config = await getConfig(tx, id);
    await record(deps, tx, config, provider, { action: 'oauth.configure' });
    return config;
  });
};

/** What the patch changes. An absent secret, and the mask that was read, leave the stored one. */
const changesOf = (config: store.StoredConfig, patch: Patch): Patch => {
  const current: Record<string, unknown> = config;
  const changes = Object.entries(patch).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(current[name]),
  );
  // The issuer is that of the authorization URL that was read.
  const isForgotten = config.issuer !== null && patch.issuer === undefined;
  const isMoved = changes.some(([name]) => name === 'authorizationUrl');
  return { ...Object.fromEntries(changes), ...(isForgotten && isMoved ? { issuer: null } : {}) };
};

/** What the tokens and the logins of a configuration depend on. */
const isOtherClient = (changes: Patch): boolean => {
  const { providerId, grant, clientId, authorizationUrl, tokenUrl, deviceAuthorizationUrl } = changes;
  return [providerId, grant, clientId, authorizationUrl, tokenUrl, deviceAuthorizationUrl].some(
    (value) => value !== undefined,
  );
};

/** Whether the client secret would be sent to an origin that it was not saved for. */
const isMoved = (
  config: store.StoredConfig,
  { tokenUrl, deviceAuthorizationUrl = '', pushedAuthorizationUrl = '' }: Patch,
): boolean => {
  if (tokenUrl !== undefined && !isSameOrigin(tokenUrl, config.tokenUrl)) return true;
  const known = [config.tokenUrl, config.deviceAuthorizationUrl, config.pushedAuthorizationUrl];
  const isOther = (url: string) => url !== '' && !known.some((own) => own !== '' && isSameOrigin(own, url));
  return isOther(deviceAuthorizationUrl) || isOther(pushedAuthorizationUrl);
};

const SECRET_AGAIN = 'Enter the client secret again: it is only sent to the host it was saved for';

const KEY_INSTEAD = 'Enter the private key, or leave this empty to have one made';

/** Throws if what is stored would be a secret in place of a private key, or a key in place of a secret. */
const requireCredential = (config: store.StoredConfig, { clientAuth, clientSecret }: Patch): void => {
  if (clientAuth === undefined || clientSecret !== undefined) return;
  if (clientAuth === 'private_key_jwt') throw rejected('BAD_REQUEST', 'clientSecret', KEY_INSTEAD);
  if (config.clientAuth === 'private_key_jwt')
    throw rejected('BAD_REQUEST', 'clientSecret', MISSING.clientSecret);
};

/** Throws if the configuration may not become what the changes say. */
const requireAllowed = async (
  deps: Deps,
  tx: Db,
  config: store.StoredConfig,
  changes: Patch,
): Promise<void> => {
  const { clientSecret, providerId } = changes;
  if (config.clientSecret !== '' && isMoved(config, changes) && clientSecret === undefined)
    throw rejected('BAD_REQUEST', 'clientSecret', SECRET_AGAIN);
  requireCredential(config, changes);
  const next = { ...config, ...changes };
  const problem = combinationProblem(next);
  if (problem !== undefined) throw rejected('BAD_REQUEST', problem.field, problem.message);
  const provider = await getProvider(deps, tx, next.providerId);
  requireRedirectName(provider, factsFor(deps.knowledge, provider, next.tokenUrl), next);
  if (providerId === undefined) return;
  await requireFree(tx, provider, config.id);
  // Its tokens are those of the provider that granted them: another one must not get them.
  if ((await listConnectionsOf(tx, config.providerId)).length > 0)
    throw rejected('CONFLICT', 'providerId', 'Delete the connection before you choose another provider');
};

const json = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

/** Whether what the secret of a configuration is bound to changes, or the secret itself. */
const isSealedAgain = (changes: Patch): boolean =>
  isOtherClient(changes) ||
  [
    ...[changes.clientSecret, changes.issuer, changes.pushedAuthorizationUrl],
    ...[changes.clientAuth, changes.signingAlg, changes.keyId],
  ].some((value) => value !== undefined);

const save = async (deps: Deps, tx: Db, config: store.StoredConfig, changes: Patch): Promise<void> => {
  const isOther = isOtherClient(changes);
  const { clientSecret } = changes;
  // It has to open before it is replaced, too: if it does not, the row may have been changed outside Gatehouse, and the new
  // secret would be sent where the change says.
  const stored = isSealedAgain(changes) ? await openClientSecret(deps, tx, config.id) : undefined;
  const credential =
    stored === undefined ? undefined : await toCredential({ ...config, ...changes }, clientSecret ?? stored);
  // Whatever changes: the code of a login that runs was asked for with what was there before.
  await endDeviceLogin(deps, tx, config, 'configuration_changed');
  if (isOther) {
    await endLogins(tx, config.id);
    await expireConnections(deps, tx, config);
  }
  const isForgotten = [changes.clientAuth, changes.assertionAudience].some((value) => value !== undefined);
  await store.updateConfig(tx, config.id, {
    ...columnsAsSent(changes),
    secret_prefix: credential && maskPrefix(credential.secret),
    uses_dpop: changes.usesDpop === undefined ? undefined : Number(changes.usesDpop),
    scopes: json(changes.scopes),
    additional_params: json(changes.additionalParams),
    signing_key: credential && publicKeyText(credential.publicKey),
    ...store.serverColumns(changes),
    version: isOther ? config.version + 1 : undefined,
    // What was accepted before is forgotten.
    client_auth: isOther || isForgotten ? null : undefined,
    updated_at: nextTimestamp(deps, config),
  });
  if (credential !== undefined) await sealStored(deps.vault, tx, CLIENT_SECRET, config.id, credential.secret);
};

/**
 * Changes the fields whose values differ. A new client or other URLs end the connections and the logins under way. Throws
 * NOT_FOUND, and BAD_REQUEST like `createConfig`, and if the secret would be sent to a host that it was not saved for.
 */
export const updateConfig = (
  deps: Deps,
  { id, ...patch }: PatchOauthConfigInput,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<OauthConfig> => {
  requireLoginUrls(patch);
  requireAccountFields(patch);
  return deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'oauth_configs', id, condition, () => store.findConfig(tx, id));
    const config = await getConfig(tx, id);
    const changes = changesOf(config, patch);
    if (Object.keys(changes).length === 0) return config;
    if (changes.clientSecret !== undefined) requireSecret(changes.clientSecret);
    await requireAllowed(deps, tx, config, changes);
    await save(deps, tx, config, changes);
    const changed = await getConfig(tx, id);
    const provider = await findProvider(deps, changed.providerId, tx);
    const fields = Object.keys(changes).join(', ');
    const detail = { fields, previousHost: hostOf(config.tokenUrl) };
    await record(deps, tx, changed, provider, { action: 'oauth.update', detail });
    return changed;
  });
};

/**
 * Deletes a configuration with its secret, its connections and the logins under way, and asks the provider to end the tokens.
 * Throws NOT_FOUND.
 */
export const deleteConfig = async (
  deps: Deps,
  id: number,
  condition: IfMatchCondition,
): Promise<{ id: number }> => {
  const revocations = await deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'oauth_configs', id, condition, () => store.findConfig(tx, id));
    const config = await getConfig(tx, id);
    const provider = await findProvider(deps, config.providerId, tx);
    await endLogins(tx, id);
    await endDeviceLogin(deps, tx, config, 'configuration_changed');
    const prepared: Revocation[] = [];
    for (const connection of await listConnectionsOf(tx, config.providerId))
      prepared.push(...(await removeConnection(deps, tx, connection)));
    if (!(await store.deleteConfig(tx, id))) throw missing();
    await retireStored(tx, CLIENT_SECRET, id);
    await record(deps, tx, config, provider, { action: 'oauth.delete' });
    return prepared;
  });
  await Promise.all(revocations.map((revocation) => revoke(deps, revocation)));
  return { id };
};
