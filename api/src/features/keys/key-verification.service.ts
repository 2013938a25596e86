import type { KeyVerification } from '@gatehouse/contract/keys.ts';
import type { Verification } from '@gatehouse/contract/providers.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { prepareCall } from '#src/features/keys/key-call.service.ts';
import { isAboutRate, refusesKeyByCode } from '#src/features/keys/key-refusal.service.ts';
import { type CallCredentials, isStillKey, loadCredentials } from '#src/features/keys/keys.service.ts';
import { updateKey } from '#src/features/keys/keys.store.ts';
import { isWebPage, readResponseBody } from '#src/response-body/read-response-body.ts';

type Verdict = { valid: boolean | null; message: string };

const judge = ({ provider }: CallCredentials, url: URL, response: OutboundResponse): Verdict => {
  const { name } = provider;
  const { status } = response;
  const body = readResponseBody(response);
  const nothing = (what: string): Verdict => ({
    valid: null,
    message: `${name} ${what}, which says nothing about the key`,
  });
  // The key did not go along.
  if (new URL(response.url).origin !== url.origin) return nothing(`led to ${new URL(response.url).host}`);
  if (isAboutRate(response)) return nothing(`answered ${status} because it was asked too often`);
  if (status === 401 || status === 403 || refusesKeyByCode(response, body, provider))
    return { valid: false, message: `${name} refuses this key (${status})` };
  if (status < 200 || status >= 300) return nothing(`answered ${status}`);
  // A sign-in of the network, or an address that answers everything alike.
  return isWebPage(body)
    ? nothing('answered with a web page')
    : { valid: true, message: `${name} accepts this key` };
};

const readHeader = (response: OutboundResponse, name: string | undefined): string | undefined =>
  name === undefined ? undefined : response.headers[name.toLowerCase()];

const readScopes = (verification: Verification, response: OutboundResponse): string[] | undefined => {
  const header = readHeader(response, verification.scopesHeader);
  return header?.split(/[\s,]+/).filter((scope) => scope !== '');
};

const readExpiry = (verification: Verification, response: OutboundResponse): string | undefined => {
  const time = Date.parse(readHeader(response, verification.expiresHeader) ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

const ask = async (
  deps: Deps,
  credentials: CallCredentials,
  verification: Verification,
  signal: AbortSignal,
): Promise<KeyVerification> => {
  const call = await prepareCall(deps, credentials, verification);
  try {
    const response = await call.send(signal);
    return {
      ...judge(credentials, call.url, response),
      status: response.status,
      scopes: readScopes(verification, response),
      expiresAt: readExpiry(verification, response),
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { valid: null, message: `${credentials.provider.name} could not be asked: ${error.message}` };
  }
};

/**
 * One call to the provider's own verification endpoint. A verdict is kept: `isActive` follows it, and the
 * expiry where the provider tells it. Without a verdict the key stays as it was, and a key that was rotated, or given
 * another base URL, while its provider was asked is not judged by what was said of the old one.
 */
export const verifyKey = async (deps: Deps, id: number, signal: AbortSignal): Promise<KeyVerification> => {
  const credentials = await loadCredentials(deps, id);
  const { verification, name } = credentials.provider;
  if (verification === null) {
    return {
      valid: null,
      message: `${name} has no call that only tells whether a key works: test one of your own`,
    };
  }
  const result = await ask(deps, credentials, verification, signal);
  const at = timestamp(deps);
  await deps.connection.transaction(async (tx) => {
    if (result.valid !== null && (await isStillKey(deps, tx, credentials))) {
      await updateKey(tx, id, {
        is_active: result.valid ? 1 : 0,
        updated_at: at,
        ...(result.expiresAt === undefined ? {} : { expires_at: result.expiresAt }),
      });
    }
    const detail = { valid: result.valid, status: result.status ?? null };
    await recordEvent(tx, { action: 'key.verify', subject: 'api_key', subjectId: id, detail }, at);
  });
  return result;
};
