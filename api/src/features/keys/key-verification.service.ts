import type { KeyVerification } from '@gatehouse/contract/keys.ts';
import type { Verification } from '@gatehouse/contract/providers.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { prepareCall } from '#src/features/keys/key-call.service.ts';
import { type CallCredentials, loadCredentials } from '#src/features/keys/keys.service.ts';
import { updateKey } from '#src/features/keys/keys.store.ts';

const verdictOf = (status: number): boolean | null => {
  if (status >= 200 && status < 300) return true;
  if (status === 401 || status === 403) return false;
  return null;
};

const messageOf = (name: string, status: number, valid: boolean | null): string => {
  if (valid === true) return `${name} accepts this key`;
  if (valid === false) return `${name} refuses this key (${status})`;
  return `${name} answered ${status}, which says nothing about the key`;
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
  const { name } = credentials.provider;
  const call = await prepareCall(deps, credentials, verification);
  try {
    const response = await call.send(signal);
    const valid = verdictOf(response.status);
    return {
      valid,
      status: response.status,
      message: messageOf(name, response.status, valid),
      scopes: readScopes(verification, response),
      expiresAt: readExpiry(verification, response),
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { valid: null, message: `${name} could not be asked: ${error.message}` };
  }
};

/**
 * One call to the provider's own verification endpoint. A verdict is kept: `isActive` follows it, and the
 * expiry where the provider tells it. Without a verdict the key stays as it was.
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
    if (result.valid !== null) {
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
