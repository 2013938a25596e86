import { parseJsonText } from '@gatehouse/contract/json-text.ts';
import type { Verification } from '@gatehouse/contract/providers.ts';
import type { KeyVerification } from '@gatehouse/contract/verification.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { makeCall } from '#src/features/calls/calls.service.ts';
import { loadKeyCredential } from '#src/features/calls/key-credential.service.ts';
import { isAboutRate, refusesKeyByCode } from '#src/features/calls/key-refusal.ts';
import { saveVerdict } from '#src/features/keys/key-verdict.service.ts';
import { isWebPage, readResponseBody } from '#src/response-body/read-response-body.ts';

type Verdict = { valid: boolean | null; message: string };

const judge = ({ provider }: CallCredential, url: URL, response: OutboundResponse): Verdict => {
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

/** The verification endpoint as a call; a body that is no JSON goes as it stands. */
const toRequest = ({ method, endpoint, body }: Verification): ApiRequest => ({
  method,
  endpoint,
  body: body === undefined ? undefined : (parseJsonText(body) ?? body),
});

const ask = async (
  deps: Deps,
  credential: CallCredential,
  verification: Verification,
  signal: AbortSignal,
): Promise<KeyVerification> => {
  const { url, response, error } = await makeCall(deps, credential, toRequest(verification), signal);
  const failure = error ?? response.brokenOff;
  if (failure !== null || response === undefined) {
    const reason = failure?.message;
    return { valid: null, message: `${credential.provider.name} could not be asked: ${reason}` };
  }
  return {
    ...judge(credential, url, response),
    status: response.status,
    scopes: readScopes(verification, response),
    expiresAt: readExpiry(verification, response),
  };
};

/**
 * One call to the provider's own verification endpoint. A verdict is kept: `isActive` follows it, and the expiry where
 * the provider tells it. Without a verdict the key stays as it was. Throws NOT_FOUND.
 */
export const verifyKey = async (deps: Deps, id: number, signal: AbortSignal): Promise<KeyVerification> => {
  const credential = await loadKeyCredential(deps, id);
  const { verification, name } = credential.provider;
  if (verification === null) {
    return {
      valid: null,
      message: `${name} has no call that only tells whether a key works: test one of your own`,
    };
  }
  const { valid, ...rest } = await ask(deps, credential, verification, signal);
  const at = timestamp(deps);
  await deps.connection.transaction(async (tx) => {
    if (valid !== null) {
      const asked = { id, baseUrl: credential.hosts.baseUrl, secret: credential.secret.value };
      await saveVerdict(deps, tx, asked, { valid, expiresAt: rest.expiresAt, at });
    }
    const detail = { valid, status: rest.status ?? null };
    await recordEvent(tx, { action: 'key.verify', subject: 'api_key', subjectId: id, detail }, at);
  });
  return { valid, ...rest };
};
