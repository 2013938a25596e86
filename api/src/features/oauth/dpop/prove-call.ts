import { createHash } from 'node:crypto';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { allowInsecureRequests, customFetch, type DPoPHandle, protectedResourceRequest } from 'oauth4webapi';
import { proverOf } from '#src/features/oauth/dpop/dpop-key.ts';

/** What the token of a connection is bound to. */
export type BoundToken = { connectionId: number; token: string; key: string };

/** What makes the proofs for the calls of a credential. */
export type CallProver = {
  /** The header `DPoP` of one call (RFC 9449 section 7.1). */
  prove: (call: { method: string; url: URL }) => Promise<string>;
  /** Remembers the nonce in a response for the next proof at this host. */
  learn: (url: URL, nonce: string) => Promise<void>;
};

/** RFC 9449 section 8.1: visible ASCII but for quotes and backslashes. A longer one would make every call longer. */
const NONCE = /^[\x21\x23-\x5b\x5d-\x7e]{1,2000}$/;

/** How many connections’ nonces are remembered; the least recently used is forgotten. */
const MAX_HANDLES = 200;

/** By open database, and there by connection and key. */
const known = new WeakMap<object, Map<string, Promise<DPoPHandle>>>();

const handleOf = (owner: object, { connectionId, key }: BoundToken): Promise<DPoPHandle> => {
  const handles = known.get(owner) ?? new Map<string, Promise<DPoPHandle>>();
  known.set(owner, handles);
  const name = `${connectionId} ${createHash('sha256').update(key).digest('base64url')}`;
  const handle = handles.get(name) ?? proverOf(key);
  handles.delete(name);
  handles.set(name, handle);
  const [oldest] = handles.keys();
  if (handles.size > MAX_HANDLES && oldest !== undefined) handles.delete(oldest);
  return handle;
};

/**
 * Has oauth4webapi write a call with a proof, which is sent nowhere here: calls are made by `makeCall`, with the limits and
 * rules of all calls.
 * @param nonce what a server has just said, to be remembered
 */
const written = async (
  handle: DPoPHandle,
  token: string,
  { method, url }: { method: string; url: URL },
  nonce?: string,
): Promise<string> => {
  let proof = '';
  await protectedResourceRequest(token, method, url, new Headers(), null, {
    DPoP: handle,
    // It checks https of what it sends, and sends nothing.
    [allowInsecureRequests]: true,
    [customFetch]: (_address, { headers }) => {
      proof = new Headers(headers).get('dpop') ?? '';
      return Promise.resolve(
        new Response(null, nonce === undefined ? {} : { headers: { 'dpop-nonce': nonce } }),
      );
    },
  });
  return proof;
};

/** What proves the calls of one connection. Nonces are remembered in this process, as long as it runs. */
export const callProver = (owner: object, bound: BoundToken): CallProver => ({
  prove: async (call) => written(await handleOf(owner, bound), bound.token, call),
  learn: async (url, nonce) => {
    await written(await handleOf(owner, bound), bound.token, { method: 'GET', url }, nonce);
  },
});

type Answered = { url: URL; response?: Pick<OutboundResponse, 'status' | 'headers' | 'url'> };

/**
 * Remembers the nonce in the response to a call that was proved. Whether the API refused it only because the proof lacked that nonce
 * (RFC 9449 section 9).
 */
export const learnNonce = async (prover: CallProver, { url, response }: Answered): Promise<boolean> => {
  const nonce = response?.headers['dpop-nonce'] ?? '';
  // Another host’s nonce is none of this one.
  if (response === undefined || !NONCE.test(nonce) || URL.parse(response.url)?.origin !== url.origin)
    return false;
  await prover.learn(url, nonce);
  return response.status === 401 && /use_dpop_nonce/.test(response.headers['www-authenticate'] ?? '');
};
