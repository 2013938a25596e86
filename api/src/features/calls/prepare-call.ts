import { MAX_BODY_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import type { CallMethod, WithheldReason } from '@gatehouse/contract/testing.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { bodyProblem } from '@gatehouse/request/body/body-problem.ts';
import { lowerCaseNames, mergeHeaders } from '@gatehouse/request/headers.ts';
import type { PlacedRequest } from '@gatehouse/request/outgoing-request.ts';
import { type ResolvedRequest, resolveRequest } from '@gatehouse/request/resolve-request.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, rejected } from '#src/errors.ts';
import { hasOwner } from '#src/features/audit/call-subject.ts';
import { type CallCredential, nounOf } from '#src/features/calls/call-credential.ts';
import { placeCredential } from '#src/features/calls/place-credential.ts';
import { whyWithheld } from '#src/features/keys/key-hosts.ts';
import { countedSize } from '#src/uploads/held-files.ts';

/** A call that is ready to be sent. */
export type PreparedCall = {
  method: CallMethod;
  /** Without the key. */
  resolved: ResolvedRequest;
  /** With the key, if it may be sent. */
  placed: PlacedRequest;
  /** Undefined if the key is sent, and if there is none. */
  withheldReason: WithheldReason | undefined;
  /** When it was prepared, in ms: signatures are valid for minutes. */
  at: number;
};

/** Headers of the API and of the caller replace them. */
const DEFAULT_HEADERS = { accept: 'application/json, */*;q=0.8', 'user-agent': 'Gatehouse' };

const requireSendable = ({ body, headers }: ApiRequest): void => {
  const found = bodyProblem(body, headers);
  if (found !== undefined) throw rejected('BAD_REQUEST', ['body', ...found.path], found.problem);
};

const requireShort = ({ body }: ResolvedRequest): void => {
  if (countedSize(body) > MAX_BODY_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', `A body may have at most ${MAX_BODY_BYTES / 1024 ** 2} MiB`);
};

const resolve = (credential: CallCredential, request: ApiRequest): ResolvedRequest => {
  const defaultHeaders = mergeHeaders(DEFAULT_HEADERS, credential.defaultHeaders);
  const resolved = resolveRequest(request, {
    ...credential,
    defaultHeaders,
    noun: hasOwner(credential.subject) ? nounOf(credential.subject) : 'no key',
  });
  if (resolved.url !== undefined) return { ...resolved, headers: lowerCaseNames(resolved.headers) };
  const message = resolved.problem;
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['endpoint'], message }] });
};

const whyLeftOut = (
  url: URL,
  { hosts }: CallCredential,
  { withoutKey }: ApiRequest,
  localNetworks: boolean,
): WithheldReason | undefined => (withoutKey === true ? 'unwanted' : whyWithheld(url, hosts, localNetworks));

/**
 * Decides everything about a call before it is sent, for the call itself and for its preview: where it goes, whether the
 * key goes with it, and how. Throws BAD_REQUEST for an endpoint that is not a URL, a body that is not what it says, and a
 * secret that does not fit its placement, and PAYLOAD_TOO_LARGE for a long body.
 */
export const prepareCall = async (
  { localNetworks, now }: Pick<Deps, 'localNetworks' | 'now'>,
  credential: CallCredential,
  request: ApiRequest,
): Promise<PreparedCall> => {
  requireSendable(request);
  const resolved = resolve(credential, request);
  requireShort(resolved);
  const at = now();
  const hasKey = hasOwner(credential.subject);
  const withheldReason = hasKey ? whyLeftOut(resolved.url, credential, request, localNetworks) : undefined;
  const placed =
    hasKey && withheldReason === undefined
      ? await placeCredential(resolved, credential, at)
      : { ...resolved, secretHeaders: [], secretQuery: [] };
  return { method: request.method, resolved, placed, withheldReason, at };
};
