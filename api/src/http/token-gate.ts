import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorAnswer } from '#src/errors.ts';
import { type AccessToken, createAccessToken, linkToken } from '#src/http/access-token.ts';
import type { RejectReason } from '#src/http/rejected-requests.ts';
import { createNonce, signInPolicy } from '#src/http/security-headers.ts';
import { signInPage } from '#src/http/sign-in-page.ts';
import { createWrongTokenLimit, type WrongTokenLimit } from '#src/http/wrong-token-limit.ts';

type Verdict =
  | { outcome: 'accepted' }
  | { outcome: 'exchanged' }
  | { outcome: 'rejected'; reason: RejectReason; error: AppError };

const rejected = (reason: RejectReason, error: AppError): Verdict => ({ outcome: 'rejected', reason, error });

const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === 'navigate' ||
    (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html')));

const judge = (token: AccessToken, limit: WrongTokenLimit, request: FastifyRequest): Verdict => {
  const { method, url, headers, ip } = request;
  const offered = linkToken(method, url);
  const state = offered === undefined ? token.check(headers) : token.isToken(offered) ? 'right' : 'wrong';
  if (state === 'missing')
    return rejected('token-missing', new AppError('UNAUTHORIZED', 'An access token is required'));
  // Behind a proxy all callers share one address: wrong tokens must not lock out a browser that is signed in.
  if (offered === undefined && token.isSignedIn(headers)) return { outcome: 'accepted' };
  // Checked even for the right token: a correct guess among many wrong ones must not be accepted.
  const retryAfterSeconds = limit.retryAfterSeconds(ip);
  if (retryAfterSeconds !== undefined) {
    const error = new AppError('TOO_MANY_REQUESTS', 'Too many wrong access tokens. Please wait a minute.', {
      retryAfterSeconds,
    });
    return rejected('token-locked', error);
  }
  if (state === 'wrong') {
    limit.recordWrongToken(ip);
    return rejected('token-wrong', new AppError('UNAUTHORIZED', 'The access token is wrong'));
  }
  return { outcome: offered === undefined ? 'accepted' : 'exchanged' };
};

const showSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  reason: RejectReason,
  error: AppError,
): FastifyReply => {
  const { status, headers, body } = errorAnswer(error);
  const nonce = createNonce();
  const site = request.headers['sec-fetch-site'];
  return reply
    .code(status)
    .headers(headers)
    .header('content-security-policy', signInPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(
      signInPage({
        nonce,
        problem: reason === 'token-missing' ? undefined : body.message,
        reopen: reason === 'token-missing' && (site === 'cross-site' || site === 'same-site'),
      }),
    );
};

/**
 * Accepts a request with the access token as a bearer token, or with the cookie made from it. The link `/?token=…` is
 * exchanged for that cookie and redirects to `/`. Returns the reply if it has been sent.
 */
export const createTokenGate = (
  accessToken: string,
  now: () => number,
): ((
  request: FastifyRequest,
  reply: FastifyReply,
  reject: (reason: RejectReason) => void,
) => FastifyReply | undefined) => {
  const token = createAccessToken(accessToken);
  const limit = createWrongTokenLimit(now);

  return (request, reply, reject) => {
    const verdict = judge(token, limit, request);
    if (verdict.outcome === 'accepted') return undefined;
    if (verdict.outcome === 'exchanged') {
      return reply
        .code(303)
        .header('set-cookie', token.cookie(request.headers))
        .header('location', '/')
        .send();
    }
    reject(verdict.reason);
    // A browser with the cookie of an older token would fail on every file of a page, so the cookie is deleted.
    if (verdict.reason === 'token-wrong') reply.header('set-cookie', token.clearCookie(request.headers));
    if (isNavigation(request)) return showSignIn(request, reply, verdict.reason, verdict.error);
    if (verdict.error.code === 'UNAUTHORIZED') reply.header('www-authenticate', 'Bearer');
    throw verdict.error;
  };
};
