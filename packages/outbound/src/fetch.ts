import { type CallDeps, type OutboundResponse, runCall } from '#src/call.ts';
import type { Traffic } from '#src/concurrency-limit.ts';
import { OutboundError } from '#src/errors.ts';
import type { Limits } from '#src/limits.ts';
import type { CallProfile } from '#src/policy.ts';
import { isRedirect } from '#src/redirects.ts';

const NULL_BODY = new Set([204, 205, 304]);

/** The standard's errors contain the URL with its query, so they are replaced. */
const toRequest = (input: string | URL | Request, init: RequestInit | undefined): Request => {
  try {
    return new Request(input, init);
  } catch {
    throw new OutboundError('bad_request', 'The URL, method, headers or body of the request are not valid');
  }
};

const toResponse = (result: OutboundResponse, method: string): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(result.headers)) {
    for (const one of name === 'set-cookie' ? value.split('\n') : [value]) headers.append(name, one);
  }
  const hasBody = method !== 'HEAD' && !NULL_BODY.has(result.status);
  const body = hasBody ? new Uint8Array(result.body) : null;
  const response = new Response(body, { status: result.status, statusText: result.statusText, headers });
  Object.defineProperty(response, 'url', { value: result.url });
  Object.defineProperty(response, 'redirected', { value: result.redirects.length > 0 });
  return response;
};

const checkResult = (result: OutboundResponse, request: Request): void => {
  if (result.truncated) throw new OutboundError('too_large', 'The response is larger than is accepted');
  if (request.redirect === 'error' && isRedirect(result.status, result.headers)) {
    throw new OutboundError('bad_redirect', 'The server sent an unexpected redirect');
  }
  if (result.status > 599)
    throw new OutboundError('bad_response', `The server responded with status ${result.status}`);
};

/**
 * A fetch for one profile. It differs from the standard in three ways: the promise resolves after the whole body has
 * arrived, a body beyond the limits is an error, and failures are OutboundErrors (an abort throws the signal's reason).
 */
export const createFetch =
  (
    deps: CallDeps,
    profile: CallProfile,
    limits: Partial<Limits> | undefined,
    traffic?: Traffic,
  ): typeof globalThis.fetch =>
  async (input, init) => {
    const request = toRequest(input, init);
    try {
      const result = await runCall(deps, profile, {
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: request.body ? new Uint8Array(await request.arrayBuffer()) : undefined,
        signal: request.signal,
        limits,
        traffic,
        maxRedirects: request.redirect === 'follow' ? undefined : 0,
      });
      checkResult(result, request);
      return toResponse(result, request.method);
    } catch (error) {
      const isAborted = error instanceof OutboundError && error.code === 'aborted' && request.signal.aborted;
      throw isAborted ? request.signal.reason : error;
    }
  };
