import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { lowerCaseNames, mergeHeaders } from '@gatehouse/request/headers.ts';
import { type ResolvedRequest, resolveRequest } from '@gatehouse/request/resolve-request.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { queueEvent } from '#src/features/audit/audit.service.ts';
import type { CallCredential, CallSubject } from '#src/features/calls/call-credential.ts';
import { placeCredential } from '#src/features/calls/place-credential.ts';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';

/** What came of a call: a response of any status, or the reason why there is none. */
export type CallResult = {
  method: string;
  /** Where the call went first. */
  url: URL;
  /** The host that the key may not go to, so that the call went without it; undefined where it went along. */
  withheldHost: string | undefined;
  /** From the start of the call to its last byte or its failure, in ms. */
  totalMs: number;
} & ({ response: OutboundResponse; error?: never } | { error: OutboundError; response?: never });

/** Those of the API and of the caller replace them. */
const OWN_HEADERS = { accept: 'application/json, */*;q=0.8', 'user-agent': 'Gatehouse' };

const resolve = (credential: CallCredential, request: ApiRequest): ResolvedRequest => {
  const defaultHeaders = mergeHeaders(OWN_HEADERS, credential.defaultHeaders);
  const resolved = resolveRequest(request, { ...credential, defaultHeaders });
  if (resolved.url !== undefined) return { ...resolved, headers: lowerCaseNames(resolved.headers) };
  const message = resolved.problem;
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['endpoint'], message }] });
};

/**
 * Makes a call with a credential, which stays here where the host is not one of its own. No response is a result too,
 * also where too many calls are under way (`busy`). A response that breaks off is one as far as it had come. Throws
 * BAD_REQUEST for an endpoint that is no URL and for a secret that its place cannot take: then no call was made.
 */
export const makeCall = async (
  deps: Deps,
  credential: CallCredential,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<CallResult> => {
  const resolved = resolve(credential, request);
  const { method, url } = resolved;
  const isAllowed = mayReceiveKey(url, credential.hosts, deps.localNetworks);
  const placed = isAllowed
    ? await placeCredential(resolved, credential)
    : { ...resolved, secretHeaders: [], secretQuery: [] };
  const call = { method, url, withheldHost: isAllowed ? undefined : url.host };
  const start = performance.now();
  try {
    const response = await deps.outbound.request('user', {
      ...placed,
      url: placed.url.href,
      // A header that the caller wrote may hold a credential of its own: it goes to the first host only.
      secretHeaders: [
        ...placed.secretHeaders,
        ...Object.keys(request.headers ?? {}).map((name) => name.toLowerCase()),
      ],
      signal,
      keepPartial: true,
    });
    return { ...call, response, totalMs: response.totalMs };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ...call, error, totalMs: performance.now() - start };
  }
};

/**
 * Records a call that was made. The record is queued, because the call cannot be taken back: a record that fails must
 * never tell the caller that the call was not made, or a POST is sent twice.
 */
export const recordCall = (
  deps: Deps,
  subject: CallSubject,
  { url, method, response, withheldHost }: CallResult,
): void => {
  const detail = {
    host: url.host,
    method,
    status: response?.status ?? null,
    keySent: withheldHost === undefined,
  };
  queueEvent(deps, { action: 'key.test', subject: subject.type, subjectId: subject.id, detail });
};
