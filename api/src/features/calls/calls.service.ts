import type { CallSource } from '@gatehouse/contract/plain/history-options.ts';
import type { WithheldReason } from '@gatehouse/contract/testing.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundRequest, OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import type { Deps } from '#src/deps.ts';
import { type AuditEvent, queueEvent } from '#src/features/audit/audit.service.ts';
import { type CallSubject, hasOwner, type SecretOwner } from '#src/features/audit/call-subject.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import { prepareCall } from '#src/features/calls/prepare-call.ts';
import { learnNonce } from '#src/features/oauth/dpop/prove-call.ts';
import { callSandbox, isSandboxUrl } from '#src/sandbox/call-sandbox.ts';
import type { ResponseDelivery } from '#src/trpc.ts';
import { wireBodyOf } from '#src/uploads/held-files.ts';

/** The result of a call: a response with any status, or the reason why there is none. */
export type CallResult = {
  method: string;
  /** The URL of the call, before any redirect. */
  url: URL;
  /** The host that the key may not be sent to, so the call was made without it; undefined if the key was sent. */
  withheldHost: string | undefined;
  /** Why not. */
  withheldReason: WithheldReason | undefined;
  /** From the start of the call to its last byte or its failure, in ms. */
  totalMs: number;
} & ({ response: OutboundResponse; error?: never } | { error: OutboundError; response?: never });

const secretParams = ({ searchParams }: URL, { furtherSecrets = [] }: CallCredential): string[] =>
  [...searchParams]
    .filter(([, value]) => furtherSecrets.some((secret) => secret.value === value))
    .map(([name]) => name);

/** What a caller may say about a call besides its request. */
export type CallOptions = Pick<OutboundRequest, 'onResponse' | 'traffic' | 'limits' | 'secretQuery'>;

/** One call; see `makeCall`. */
const callOnce = async (
  deps: Deps,
  credential: CallCredential,
  request: ApiRequest,
  signal: AbortSignal,
  sent: ResponseDelivery | undefined,
  { secretQuery = [], ...options }: CallOptions,
): Promise<CallResult> => {
  const { resolved, placed, withheldReason } = await prepareCall(deps, credential, request);
  const { method, url } = resolved;
  const withheldHost = withheldReason === undefined ? undefined : url.host;
  const call = { method, url, withheldHost, withheldReason };
  const hideSecrets = (error: OutboundError | null): void => {
    if (error !== null) error.message = withoutOwnSecrets(error.message, credential);
  };
  const send = isSandboxUrl(url)
    ? callSandbox
    : (outgoing: OutboundRequest) => deps.outbound.request('user', outgoing);
  const start = performance.now();
  try {
    const response = await send({
      ...placed,
      url: placed.url.href,
      body: wireBodyOf(placed.body),
      // A header set by the caller may contain another credential: it is only sent to the first host.
      secretHeaders: [
        ...placed.secretHeaders,
        ...Object.keys(request.headers ?? {}).map((name) => name.toLowerCase()),
      ],
      // Secrets of a saved endpoint belong to the origin that they were saved for.
      secretQuery: [...placed.secretQuery, ...secretParams(url, credential), ...secretQuery],
      hasSecretBody: credential.hasSecretBody === true || placed.hasSecretBody === true,
      signal,
      heldUntil: sent?.done,
      giveWay: sent?.giveWay,
      traffic: sent?.by === 'program' ? 'program' : 'interactive',
      keepPartial: true,
      ...options,
    });
    hideSecrets(response.brokenOff);
    return { ...call, response, totalMs: response.totalMs };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    hideSecrets(error);
    return { ...call, error, totalMs: performance.now() - start };
  }
};

/** A response that leads to a second call is not reported while it arrives. */
export const withoutRejections = ({ onResponse, ...options }: CallOptions): CallOptions => ({
  ...options,
  onResponse: onResponse && ((head) => (head.status === 401 ? undefined : onResponse(head))),
});

/**
 * Makes a call with a credential, which is only sent to its own hosts. One whose secret is bound to a key proves that; if the
 * API wants a nonce of its own in the proof, the call is made once more with it: nothing was done before (RFC 9449 section 9). A missing response is a result too, also if too
 * many calls are running (`busy`). A response that breaks off is returned as far as it arrived. Throws BAD_REQUEST for an
 * endpoint that is not a URL, a body that is not what it says, and a secret that does not fit its placement, and
 * PAYLOAD_TOO_LARGE for a long body: then no call was made.
 * @param sent says when the result has been passed on, and its body needs no memory any more. Default: at once
 * @param options `onResponse` is told about the response while it arrives; nothing in it is masked
 */
export const makeCall = async (
  deps: Deps,
  credential: CallCredential,
  request: ApiRequest,
  signal: AbortSignal,
  sent?: ResponseDelivery,
  options: CallOptions = {},
): Promise<CallResult> => {
  const { prover } = credential;
  if (prover === undefined) return callOnce(deps, credential, request, signal, sent, options);
  const call = await callOnce(deps, credential, request, signal, sent, withoutRejections(options));
  const isNonceWanted = await learnNonce(prover, call);
  if (!isNonceWanted || call.withheldHost !== undefined) return call;
  const again = await callOnce(deps, credential, request, signal, sent, options);
  await learnNonce(prover, again);
  return again;
};

/** What makes a call, and the saved endpoint that it is made with. */
export type CallOrigin = {
  source: Exclude<CallSource, 'verification'>;
  savedEndpointId?: number | undefined;
};

/** A call as the audit log records it: under the key, with the host that was called and whether the key left for it. */
export const callEvent = <Action extends 'key.test' | 'key.verify' | 'key.try'>(
  action: Action,
  subject: SecretOwner,
  { url, response, error, withheldHost }: CallResult,
  {
    source,
    savedEndpointId,
    detail,
  }: Pick<AuditEvent, 'savedEndpointId' | 'detail'> & { source: CallSource },
): AuditEvent & { action: Action } => ({
  action,
  subject: subject.type,
  subjectId: subject.id,
  subjectName: subject.name,
  host: url.host,
  status: response?.status ?? null,
  keySent: withheldHost === undefined && error?.isUnsent !== true,
  source,
  savedEndpointId,
  detail,
});

/**
 * Records a call that was made. The record is queued, because the call cannot be undone: if recording fails, the caller
 * must not be told that the call failed, or a POST is sent twice.
 */
export const recordCall = (deps: Deps, subject: CallSubject, call: CallResult, origin: CallOrigin): void => {
  // Without a key, nothing was done with a secret.
  if (!hasOwner(subject)) return;
  queueEvent(deps, callEvent('key.test', subject, call, { ...origin, detail: { method: call.method } }));
};
