import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { TRPCClientError } from '@trpc/client';

/** How much of a foreign body an error shows: a proxy's page may be of any length. */
const MAX_SHOWN = 2000;

interface Reading {
  /** A 401 is an empty result (null) instead of an error. */
  emptyOn401?: boolean;
  /** The body of a success is read while it arrives. */
  streamed?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether it is the response of a procedure, or the list of several: anything else would have no text in the links' own error. */
const isOfProcedure = (json: unknown): boolean =>
  Array.isArray(json)
    ? json.length > 0 && json.every(isOfProcedure)
    : isRecord(json) && ('result' in json || (isRecord(json.error) && typeof json.error.code === 'number'));

const isJson = ({ headers }: Response): boolean =>
  /^application\/json\b/i.test(headers.get('content-type') ?? '');

/**
 * The `fetch` of all links: with credentials, and with an error that has the text of a response that no procedure sent
 * (of the gate, of a proxy), which `errorMessage` shows.
 */
export const fetchOfServer =
  ({ emptyOn401 = false, streamed = false }: Reading = {}) =>
  async (input: RequestInfo | URL | string, init?: object) => {
    const response = await fetch(input, { ...init, credentials: 'include' } as RequestInit);
    if (streamed && response.ok && isJson(response)) return response;
    const text = await response.text();
    const isEmpty = emptyOn401 && response.status === 401;
    const responseJSON = isEmpty ? { result: { data: null } } : parseJsonText(text);
    if (isOfProcedure(responseJSON) && (!streamed || !response.ok))
      // The link that reads streams expects a failure by itself, not in the list of its batch.
      return {
        ok: response.ok,
        json: () => Promise.resolve(streamed && Array.isArray(responseJSON) ? responseJSON[0] : responseJSON),
      };
    throw new TRPCClientError(response.statusText, {
      meta: { response, responseJSON, text: text.trim().slice(0, MAX_SHOWN) },
    });
  };
