import { type CallDeps, type OutboundResponse, runCall } from '#src/call.ts';
import { OutboundError } from '#src/errors.ts';
import type { Limits } from '#src/limits.ts';
import type { Profile } from '#src/policy.ts';
import { isRedirect } from '#src/redirects.ts';

const NULL_BODY = new Set([204, 205, 304]);

/** The standard's errors quote the URL with its query, so they are replaced. */
const toRequest = (input: string | URL | Request, init: RequestInit | undefined): Request => {
  try {
    return new Request(input, init);
  } catch {
    throw new OutboundError('bad_request', 'The request has no valid URL, method, header or body');
  }
};

const toResponse = (answer: OutboundResponse, method: string): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of name === 'set-cookie' ? value.split('\n') : [value]) headers.append(name, one);
  }
  const hasBody = method !== 'HEAD' && !NULL_BODY.has(answer.status);
  const body = hasBody ? new Uint8Array(answer.body) : null;
  const response = new Response(body, { status: answer.status, statusText: answer.statusText, headers });
  Object.defineProperty(response, 'url', { value: answer.url });
  Object.defineProperty(response, 'redirected', { value: answer.redirects.length > 0 });
  return response;
};

const checkAnswer = (answer: OutboundResponse, request: Request): void => {
  if (answer.truncated) throw new OutboundError('too_large', 'The answer is larger than is accepted');
  if (request.redirect === 'error' && isRedirect(answer.status, answer.headers)) {
    throw new OutboundError('bad_redirect', 'The server redirects where no redirect is expected');
  }
  if (answer.status > 599)
    throw new OutboundError('bad_response', `The server answered with status ${answer.status}`);
};

/**
 * A fetch over one profile. It differs from the standard in three ways: the body is there whole before the promise
 * resolves, a body beyond the limits is an error, and failures are OutboundErrors (an abort gives the signal's reason).
 */
export const createFetch =
  (deps: CallDeps, profile: Profile, limits: Partial<Limits> | undefined): typeof globalThis.fetch =>
  async (input, init) => {
    const request = toRequest(input, init);
    try {
      const answer = await runCall(deps, profile, {
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: request.body ? new Uint8Array(await request.arrayBuffer()) : undefined,
        signal: request.signal,
        limits,
        maxRedirects: request.redirect === 'follow' ? undefined : 0,
      });
      checkAnswer(answer, request);
      return toResponse(answer, request.method);
    } catch (error) {
      const isAborted = error instanceof OutboundError && error.code === 'aborted' && request.signal.aborted;
      throw isAborted ? request.signal.reason : error;
    }
  };
