import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import { parseBounded } from '@gatehouse/response/body/bounded-json.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import {
  type Account,
  accountIn,
  accountInCallback,
  accountInIdToken,
  accountOfClient,
  secretsOf,
} from '#src/features/oauth/protocol/account.ts';
import { fieldsAbout } from '#src/features/oauth/protocol/account-fields.ts';
import { DPOP } from '#src/features/oauth/protocol/grant-fields.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import type { TokenGrant } from '#src/features/oauth/protocol/token-grant.ts';

/** A login does not depend on it, so nobody waits for it longer, in ms. */
const PROFILE_TIMEOUT_MS = 5000;

const MAX_BODY_BYTES = 256 * 1024;

/** Whose account is asked for: the client and its configuration, and what was granted. */
type Login = {
  client: OauthClient;
  configId: number;
  grant: TokenGrant;
  /** What the callback said about the account, by name. */
  callbackFields: Readonly<Record<string, string>>;
};

type Profile = Extract<NonNullable<OauthClient['account']>, { profileUrl: string }>;

/** What is known of an account. */
type Known = { account: Account | null; fields: Record<string, string> };

const NOTHING: Known = { account: null, fields: {} };

type Asked = { url: string; status: number | null; keySent: boolean };

/** Records that a host of the provider was asked, and whether it got the token. Never throws. */
const record = (deps: Deps, { client, configId }: Login, { url, status, keySent }: Asked): Promise<void> =>
  recordEvent(
    deps.connection.db,
    {
      action: 'oauth.read-account',
      subject: 'oauth_config',
      subjectId: configId,
      subjectName: client.providerName,
      host: new URL(url).host,
      keySent,
      status,
      detail: {},
    },
    timestamp(deps),
  ).catch((error: unknown) => deps.log.warn({ err: error }, 'a request for a profile was not recorded'));

/** Asks for the profile of the account. It says nothing if it does not come in time, or does not say what it is known to say. Never throws. */
const inProfile = async (deps: Deps, login: Login, account: Profile): Promise<Known> => {
  const { grant, client } = login;
  const limits = { wireBytes: MAX_BODY_BYTES, decodedBytes: MAX_BODY_BYTES };
  const asked: Asked = { url: account.profileUrl, status: null, keySent: true };
  try {
    const response = await deps.outbound.fetch('oauth', limits)(account.profileUrl, {
      headers: {
        accept: 'application/json',
        'user-agent': 'Gatehouse',
        ...client.tokenHeaders,
        authorization: `${account.scheme} ${grant.accessToken}`,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(PROFILE_TIMEOUT_MS),
    });
    asked.status = response.status;
    const parsed = response.ok ? parseBounded(await response.text()) : undefined;
    const fields = parsed === undefined || 'unread' in parsed ? undefined : asObject(parsed.value);
    if (fields === undefined) return NOTHING;
    return {
      account: accountIn('profile', fields, account, grant),
      fields: fieldsAbout([fields], client.accountFields.profile, secretsOf(grant)),
    };
  } catch (error) {
    asked.keySent = !(error instanceof OutboundError && error.isUnsent);
    deps.log.info({ err: error }, 'the profile of an account was not read');
    return NOTHING;
  } finally {
    await record(deps, login, asked);
  }
};

const asFactsSay = async (deps: Deps, login: Login): Promise<Known> => {
  const { client, grant, callbackFields } = login;
  const { account } = client;
  if (account === null) return NOTHING;
  // A bound token that is sent as any other is refused, and given away.
  if ('profileUrl' in account) return grant.tokenType === DPOP ? NOTHING : inProfile(deps, login, account);
  if (account.from === 'token') return { ...NOTHING, account: grant.account };
  const value = callbackFields[account.id];
  return value === undefined ? NOTHING : { ...NOTHING, account: accountInCallback(value, grant) };
};

/**
 * Whose tokens were granted: as is known of the provider, else as an ID token says; null if nothing says it. With it, everything that
 * was said about the account that calls need, by name. Takes a few seconds at most. Never throws.
 */
export const readAccount = async (deps: Deps, login: Login): Promise<Known> => {
  const { client, grant, callbackFields } = login;
  const known =
    client.forItself === null
      ? await asFactsSay(deps, login)
      : { ...NOTHING, account: accountOfClient(client) };
  return {
    account: known.account ?? accountInIdToken(grant),
    fields: { ...callbackFields, ...grant.fields, ...known.fields },
  };
};
