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
import { isRateLimited, rejectsKeyByCode } from '#src/features/calls/key-rejection.ts';
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
  // The key was not sent there.
  if (new URL(response.url).origin !== url.origin)
    return nothing(`redirected to ${new URL(response.url).host}`);
  if (isRateLimited(response)) return nothing(`returned ${status} because of too many requests`);
  if (status === 401 || status === 403 || rejectsKeyByCode(response, body, provider))
    return { valid: false, message: `${name} rejects this key (${status})` };
  if (status < 200 || status >= 300) return nothing(`returned ${status}`);
  // A sign-in page of the network, or an address that returns the same page for everything.
  return isWebPage(body)
    ? nothing('returned a web page')
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

/** The call to the verification endpoint; a body that is not JSON is sent unchanged. */
const toRequest = ({ method, endpoint, body }: Verification): ApiRequest => ({
  method,
  endpoint,
  body: body === undefined ? undefined : (parseJsonText(body) ?? body),
});

const callProvider = async (
  deps: Deps,
  credential: CallCredential,
  verification: Verification,
  signal: AbortSignal,
): Promise<KeyVerification> => {
  const { url, response, error } = await makeCall(deps, credential, toRequest(verification), signal);
  const failure = error ?? response.brokenOff;
  if (failure !== null || response === undefined) {
    const reason = failure?.message;
    return { valid: null, message: `The call to ${credential.provider.name} failed: ${reason}` };
  }
  return {
    ...judge(credential, url, response),
    status: response.status,
    scopes: readScopes(verification, response),
    expiresAt: readExpiry(verification, response),
  };
};

/**
 * Verifies a key with one call to its provider's verification endpoint. A verdict is saved: `isActive`, and the expiry if
 * the provider gives one. Without a verdict the key stays unchanged. Throws NOT_FOUND.
 */
export const verifyKey = async (deps: Deps, id: number, signal: AbortSignal): Promise<KeyVerification> => {
  const credential = await loadKeyCredential(deps, id);
  const { verification, name } = credential.provider;
  if (verification === null) {
    return {
      valid: null,
      message: `${name} has no call that only checks a key: test one of your own calls instead`,
    };
  }
  const { valid, ...rest } = await callProvider(deps, credential, verification, signal);
  const at = timestamp(deps);
  await deps.connection.transaction(async (tx) => {
    if (valid !== null) {
      const checked = { id, baseUrl: credential.hosts.baseUrl, secret: credential.secret.value };
      await saveVerdict(deps, tx, checked, { valid, expiresAt: rest.expiresAt, at });
    }
    const detail = { valid, status: rest.status ?? null };
    await recordEvent(tx, { action: 'key.verify', subject: 'api_key', subjectId: id, detail }, at);
  });
  return { valid, ...rest };
};
