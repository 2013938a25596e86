import type { CallBody } from '@gatehouse/contract/body.ts';
import { DEFAULT_TEXT_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import type { Verification } from '@gatehouse/contract/providers.ts';
import type { KeyVerification, VerifyKeyInput } from '@gatehouse/contract/verification.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { isWebPage } from '@gatehouse/response/body/read-response-body.ts';
import { isRateLimited } from '@gatehouse/response/error/key-rejection.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { hasOwner } from '#src/features/audit/call-subject.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { type CallResult, callEvent, makeCall } from '#src/features/calls/calls.service.ts';
import { loadKeyCredential } from '#src/features/calls/key-credential.service.ts';
import { secretsOf, withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import type { ResponseReading } from '#src/features/calls/reading/read-response.ts';
import { readForeignResponse } from '#src/features/calls/reading/response-reader.ts';
import { keyTextOf, wholeKey } from '#src/features/keys/key-parts.ts';
import { saveProblem, saveVerdict } from '#src/features/keys/key-verdict.service.ts';
import { rememberSecret, withoutKnownSecrets } from '#src/logging/known-secrets.ts';
import type { ResponseDelivery } from '#src/trpc.ts';
import { secretsIn } from '#src/vault/compound.ts';

type Verdict = { valid: boolean | null; message: string };

/** Whether the gate of this installation rejected the call: the base URL is that of another of its instances. */
const isOwnGate = (deps: Pick<Deps, 'callMarker'>, { status, headers }: OutboundResponse): boolean =>
  status === 403 && deps.callMarker.isOurs(headers[deps.callMarker.name] ?? '');

/** Why a call is rejected that is not the key's fault: in words. */
const OTHER_REASONS: Partial<Record<Cause, string>> = {
  permission: 'because a permission is missing',
  restricted: 'because the key is restricted',
  'rate-limit': 'because of too many requests',
  quota: 'because a quota is used up',
  payment: 'because the account has to pay',
  'not-enabled': 'because the API is not enabled',
  account: 'because the account is limited',
  clock: 'because the clock of this machine is wrong',
};

/** The same, where nothing but the status says it. */
const reasonOfStatus = (status: number, body: ResponseReading['body']): string | undefined => {
  // An API answers in its own format: the page is of a firewall or a network that let no call through.
  if (status === 403) return isWebPage(body) ? 'with a web page' : 'key';
  return status === 401 ? 'key' : undefined;
};

/** What a response that is no success blames: the key, or something else, in words; undefined for a success. */
const reasonOf = (
  { status }: OutboundResponse,
  { aboutKey, body }: Pick<ResponseReading, 'aboutKey' | 'body'>,
): string | undefined => {
  if (aboutKey?.isRejectedByCode) return 'key';
  const error = aboutKey?.error;
  const isKey = error?.cause === 'credential' || error?.cause === 'signature';
  // Its own codes say more than a status that others use for the same: a declined card, an API that is not enabled.
  if (error?.cause !== undefined && error.source !== 'name' && !isKey)
    return OTHER_REASONS[error.cause] ?? 'for another reason than the key';
  if (isKey && error.source === 'host') return 'key';
  if (status < 300 && error !== undefined) return isKey ? 'key' : 'but reports an error';
  return isKey && status === 403 ? 'key' : reasonOfStatus(status, body);
};

/** A response, what was read of it, and whether its body took too long to be read. */
type CheckedResponse = Pick<ResponseReading, 'body' | 'aboutKey'> & {
  response: OutboundResponse;
  isUnread: boolean;
};

const judge = (
  deps: Pick<Deps, 'callMarker'>,
  credential: CallCredential,
  { url, withheldHost }: CallResult,
  { response, isUnread, ...reading }: CheckedResponse,
): Verdict => {
  const { provider } = credential;
  const { name } = provider;
  const { status } = response;
  const nothing = (what: string): Verdict => ({
    valid: null,
    message: `${name} ${what}, which says nothing about the key`,
  });
  if (isOwnGate(deps, response))
    return {
      valid: null,
      message: `This key’s base URL leads to Gatehouse itself, not to ${name}: Gatehouse does not call itself, which says nothing about the key`,
    };
  if (withheldHost !== undefined)
    return nothing(`was called without the key, which may not be sent to ${withheldHost}`);
  // The key was not sent there.
  if (new URL(response.url).origin !== url.origin)
    return nothing(`redirected to ${withoutOwnSecrets(new URL(response.url).host, credential)}`);
  if (isRateLimited(response)) return nothing(`returned ${status} because of too many requests`);
  if (isUnread) return nothing(`returned ${status} with a body that could not be read`);
  const reason = reasonOf(response, reading);
  if (reason === 'key') return { valid: false, message: `${name} rejects this key (${status})` };
  if (reason !== undefined) return nothing(`returned ${status} ${reason}`);
  if (status < 200 || status >= 300) return nothing(`returned ${status}`);
  // A sign-in page of the network, or an address that returns the same page for everything.
  return isWebPage(reading.body)
    ? nothing('returned a web page')
    : { valid: true, message: `${name} accepts this key` };
};

const readHeader = (response: OutboundResponse, name: string | undefined): string | undefined =>
  name === undefined ? undefined : response.headers[name.toLowerCase()];

/** The characters of a scope (RFC 6749 section 3.3). */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;
const MAX_SCOPES = 200;

/** A server could name the key itself as a scope: scopes are stored and shown, so one that contains it is left out. */
const readScopes = (
  verification: Verification,
  response: OutboundResponse,
  secrets: readonly string[],
): string[] | undefined => {
  const header = readHeader(response, verification.scopesHeader);
  return header
    ?.split(/[\s,]+/)
    .filter(
      (scope) =>
        SCOPE.test(scope) &&
        !secrets.some((secret) => scope.includes(secret)) &&
        withoutKnownSecrets(scope) === scope,
    )
    .slice(0, MAX_SCOPES);
};

const readExpiry = (verification: Verification, response: OutboundResponse): string | undefined => {
  const time = Date.parse(readHeader(response, verification.expiresHeader) ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

const verificationBody = (text: string): CallBody =>
  parseJsonText(text) === undefined
    ? { kind: 'text', text, contentType: DEFAULT_TEXT_TYPE }
    : { kind: 'json', text };

/** The call to the verification endpoint; a body that is not JSON is sent unchanged. */
const toRequest = ({ method, endpoint, body }: Verification): ApiRequest => ({
  method,
  endpoint,
  body: body === undefined ? undefined : verificationBody(body),
});

/** What the call says about the key. */
const readResult = async (
  deps: Deps,
  credential: CallCredential,
  verification: Verification,
  call: CallResult,
  { by, signal }: { by: CheckedBy; signal: AbortSignal },
): Promise<KeyVerification> => {
  const { response, error } = call;
  const failure = error ?? response.brokenOff;
  if (failure !== null || response === undefined) {
    const reason = failure?.message;
    return { valid: null, message: `The call to ${credential.provider.name} failed: ${reason}` };
  }
  const reading = await readForeignResponse(deps, {
    given: response,
    // Nothing of the body is shown.
    secrets: [],
    keyOf: credential.provider,
    for: by,
    signal,
  });
  const read = { ...reading, response, isUnread: reading.response.brokenOff !== null };
  return {
    ...judge(deps, credential, call, read),
    status: response.status,
    scopes: readScopes(verification, response, [credential.secret.value, ...secretsOf(credential)]),
    expiresAt: readExpiry(verification, response),
  };
};

/** The credential to verify: the stored key, or another one in its place, which is only sent where the stored one is. */
const loadCredential = async (
  deps: Deps,
  { id, newApiKey, newParts }: VerifyKeyInput,
): Promise<CallCredential & { action: 'key.verify' | 'key.try' }> => {
  const stored = await loadKeyCredential(deps, id);
  if (newApiKey === undefined) return { ...stored, action: 'key.verify' };
  const secret = wholeKey(
    stored.placement,
    { value: newApiKey, given: newParts, before: stored.secret.parts ?? {} },
    { fields: { value: 'newApiKey', parts: 'newParts' }, exact: true },
  );
  for (const one of secretsIn(keyTextOf(stored.placement, secret))) rememberSecret(one);
  return { ...stored, secret, action: 'key.try' };
};

/** Who asks: the daily check is that of a machine. */
type CheckedBy = ResponseDelivery['by'] | 'machine';

const TRAFFIC = { person: 'interactive', program: 'program', machine: 'background' } as const;

/** What one check found. */
export type CheckResult = {
  result: KeyVerification;
  /** The API asks for a pause, for so long if it says so. */
  pause: { ms: number | undefined } | undefined;
};

const pauseOf = (deps: Pick<Deps, 'now'>, { response }: CallResult): CheckResult['pause'] => {
  const after = response?.headers['retry-after'];
  if (response === undefined || (after === undefined && !isRateLimited(response))) return undefined;
  const ms = /^\d+$/.test(after ?? '') ? Number(after) * 1000 : Date.parse(after ?? '') - deps.now();
  return { ms: Number.isNaN(ms) ? undefined : ms };
};

type SavedCredential = { credential: CallCredential; id: number; at: string; result: KeyVerification };

/** Saves what a check of the stored key brought: a verdict, or why there is none. */
const saveResult = async (
  deps: Deps,
  tx: Db,
  { credential, id, at, result }: SavedCredential,
): Promise<void> => {
  const checked = {
    id,
    baseUrl: credential.baseUrl,
    secret: { value: credential.secret.value, parts: credential.secret.parts ?? {} },
  };
  const { valid, status, message, scopes = null, expiresAt } = result;
  if (valid === null || status === undefined)
    return saveProblem(deps, tx, checked, { checkedAt: at, message });
  await saveVerdict(deps, tx, checked, { verifiedAt: at, valid, status, message, scopes, expiresAt });
};

/**
 * Verifies a key with one call to its provider's verification endpoint: by hand, or as the daily check. A verdict is saved: `isActive`, and the
 * expiry if the provider gives one. Without a verdict the last one stands, and the reason is saved. Another key that is tried in its place changes nothing,
 * nor does a check that was stopped. Throws NOT_FOUND, and BAD_REQUEST for a key that cannot be sent as the provider expects it.
 */
export const checkKey = async (
  deps: Deps,
  input: VerifyKeyInput,
  signal: AbortSignal,
  by: CheckedBy,
): Promise<CheckResult> => {
  const { action, ...credential } = await loadCredential(deps, input);
  const { verification, name } = credential.provider;
  if (verification === null) {
    const message = `${name} has no call that only checks a key: test one of your own calls instead`;
    return { result: { valid: null, message }, pause: undefined };
  }
  const call = await makeCall(deps, credential, toRequest(verification), signal, undefined, {
    traffic: TRAFFIC[by],
  });
  const result = await readResult(deps, credential, verification, call, { by, signal });
  const pause = result.valid === null ? pauseOf(deps, call) : undefined;
  const at = timestamp(deps);
  await deps.connection.transaction(async (tx) => {
    // A call that was stopped on the way says nothing, not even that the provider is down.
    const isStopped = result.valid === null && signal.aborted;
    if (action === 'key.verify' && !isStopped)
      await saveResult(deps, tx, { credential, id: input.id, at, result });
    const detail = { valid: result.valid, ...(by === 'machine' ? { scheduled: true } : {}) };
    const { subject } = credential;
    if (hasOwner(subject)) {
      const event = callEvent(action, subject, call, { source: 'verification', detail });
      await recordEvent(tx, event, at);
    }
  });
  return { result, pause };
};

/** Verifies a key, or another one in its place, because its user wants to know. Throws as `checkKey` does. */
export const verifyKey = async (
  deps: Deps,
  input: VerifyKeyInput,
  signal: AbortSignal,
  by: ResponseDelivery['by'],
): Promise<KeyVerification> => (await checkKey(deps, input, signal, by)).result;
