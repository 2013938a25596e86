import type { CallMethod, WithheldReason } from '@gatehouse/contract/testing.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { lowerCaseNames, mergeHeaders } from '@gatehouse/request/headers.ts';
import type { PlacedRequest } from '@gatehouse/request/outgoing-request.ts';
import { type ResolvedRequest, resolveRequest } from '@gatehouse/request/resolve-request.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { type CallCredential, nounOf } from '#src/features/calls/call-credential.ts';
import { placeCredential } from '#src/features/calls/place-credential.ts';
import { whyWithheld } from '#src/features/keys/key-hosts.ts';

/** A call that is ready to be sent. */
export type PreparedCall = {
  method: CallMethod;
  /** Without the key. */
  resolved: ResolvedRequest;
  /** With the key, if it may be sent. */
  placed: PlacedRequest;
  withheldReason: WithheldReason | undefined;
  /** When it was prepared, in ms: signatures are valid for minutes. */
  at: number;
};

/** Headers of the API and of the caller replace them. */
const DEFAULT_HEADERS = { accept: 'application/json, */*;q=0.8', 'user-agent': 'Gatehouse' };

const resolve = (credential: CallCredential, request: ApiRequest): ResolvedRequest => {
  const defaultHeaders = mergeHeaders(DEFAULT_HEADERS, credential.defaultHeaders);
  const resolved = resolveRequest(request, {
    ...credential,
    defaultHeaders,
    noun: nounOf(credential.subject),
  });
  if (resolved.url !== undefined) return { ...resolved, headers: lowerCaseNames(resolved.headers) };
  const message = resolved.problem;
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['endpoint'], message }] });
};

/**
 * Decides everything about a call before it is sent, for the call itself and for its preview: where it goes, whether the
 * key goes with it, and how. Throws BAD_REQUEST for an endpoint that is not a URL and for a secret that does not fit its
 * placement.
 */
export const prepareCall = async (
  { localNetworks, now }: Pick<Deps, 'localNetworks' | 'now'>,
  credential: CallCredential,
  request: ApiRequest,
): Promise<PreparedCall> => {
  const resolved = resolve(credential, request);
  const at = now();
  const withheldReason =
    request.withoutKey === true ? 'unwanted' : whyWithheld(resolved.url, credential.hosts, localNetworks);
  const placed =
    withheldReason === undefined
      ? await placeCredential(resolved, credential, at)
      : { ...resolved, secretHeaders: [], secretQuery: [] };
  return { method: request.method, resolved, placed, withheldReason, at };
};
