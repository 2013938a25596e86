import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { hasKeyArrived } from '@gatehouse/response/observations/arrived-key.ts';
import type { Deps } from '#src/deps.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import {
  type CallOptions,
  type CallOrigin,
  type CallResult,
  makeCall,
  recordCall,
  withoutRejections,
} from '#src/features/calls/calls.service.ts';
import type { ResponseDelivery } from '#src/trpc.ts';

/** A call, with the credential that it was made with in the end. */
export type RenewedCall = {
  call: CallResult;
  credential: CallCredential;
  /** What became of a secret that the API rejected, in words; undefined if it accepted it, or if nothing could be done. */
  renewal?: string;
  /** Only a new login helps. */
  needsLogin?: boolean;
};

/** What goes for a call and its repetition. */
type Making = { signal: AbortSignal; sent: ResponseDelivery; origin: CallOrigin };

/** The status of a response to a call whose secret has arrived; undefined if there is none. */
const statusOf = (call: CallResult): number | undefined =>
  call.response !== undefined && hasKeyArrived({ ...call, response: call.response })
    ? call.response.status
    : undefined;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The new credential for the same request, whose responses may still contain the old secret. */
const forSameRequest = (old: CallCredential, renewed: CallCredential): CallCredential => ({
  ...renewed,
  furtherSecrets: [...(old.furtherSecrets ?? []), { of: 'key', value: old.secret.value }],
  ...(old.hasSecretBody === undefined ? {} : { hasSecretBody: old.hasSecretBody }),
});

/**
 * Makes a call, and records it. If the API rejects its secret with 401 and the secret can be renewed, that is done once, and
 * a GET is sent again: RFC 6750 section 3.1 expects this of a client. Nothing else is sent twice, because an API may have
 * done something before it responded. Throws like `makeCall`.
 */
export const makeRenewedCall = async (
  deps: Deps,
  credential: CallCredential,
  request: ApiRequest,
  { signal, sent, origin }: Making,
  options: CallOptions = {},
): Promise<RenewedCall> => {
  const { renew } = credential;
  const first = renew === undefined ? options : withoutRejections(options);
  const call = await makeCall(deps, credential, request, signal, sent, first);
  if (call.error?.code !== 'busy') recordCall(deps, credential.subject, call, origin);
  const status = statusOf(call);
  if (status !== undefined && isSuccess(status)) credential.onAccepted?.(call);
  if (renew === undefined || status !== 401) return { call, credential };
  const renewal = await renew(call);
  if (renewal.credential === undefined)
    return { call, credential, renewal: renewal.reason, needsLogin: renewal.needsLogin };
  if (request.method !== 'GET') {
    const advice = `Send the request again: a ${request.method} is not repeated by itself, because the API may have acted on it.`;
    return {
      call,
      credential,
      renewal: `The API rejected the access token, which was renewed now. ${advice}`,
    };
  }
  const next = forSameRequest(credential, renewal.credential);
  const repeated = await makeCall(deps, next, request, signal, sent, options);
  if (repeated.error?.code === 'busy')
    return { call, credential, renewal: 'The access token was renewed. Send the request again.' };
  recordCall(deps, next.subject, repeated, origin);
  if (isSuccess(statusOf(repeated) ?? 0)) next.onAccepted?.(repeated);
  return {
    call: repeated,
    credential: next,
    renewal: 'The API rejected the access token, so it was renewed and the request sent again.',
  };
};
