import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorAnswer } from '#src/errors.ts';
import { type AccessToken, createAccessToken, linkToken } from '#src/http/access-token.ts';
import { createAttempts } from '#src/http/attempts.ts';
import type { Refusal } from '#src/http/refusals.ts';
import { createNonce, signInPolicy } from '#src/http/security-headers.ts';
import { signInPage } from '#src/http/sign-in-page.ts';

type Verdict =
  | { outcome: 'enter' }
  | { outcome: 'exchanged' }
  | { outcome: 'refused'; reason: Refusal; error: AppError };

const refused = (reason: Refusal, error: AppError): Verdict => ({ outcome: 'refused', reason, error });

const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === 'navigate' ||
    (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html')));

const judge = (
  token: AccessToken,
  attempts: ReturnType<typeof createAttempts>,
  request: FastifyRequest,
): Verdict => {
  const { method, url, headers, ip } = request;
  const offered = linkToken(method, url);
  const state = offered === undefined ? token.check(headers) : token.isToken(offered) ? 'right' : 'wrong';
  if (state === 'missing')
    return refused('token-missing', new AppError('UNAUTHORIZED', 'The access token is needed'));
  // Behind a proxy all callers share one address: who knocks wrongly must not shut out who is in already.
  if (offered === undefined && token.isSignedIn(headers)) return { outcome: 'enter' };
  // Asked before the verdict counts: a right guess among many wrong ones must not come through.
  const retryAfterSeconds = attempts.retryAfterSeconds(ip);
  if (retryAfterSeconds !== undefined) {
    const error = new AppError('TOO_MANY_REQUESTS', 'Too many wrong access tokens. Please wait a minute.', {
      retryAfterSeconds,
    });
    return refused('token-locked', error);
  }
  if (state === 'wrong') {
    attempts.fail(ip);
    return refused('token-wrong', new AppError('UNAUTHORIZED', 'The access token is not the right one'));
  }
  return { outcome: offered === undefined ? 'enter' : 'exchanged' };
};

const showSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  reason: Refusal,
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
 * Lets a request in that carries the access token as a bearer or the cookie made from it. The link `/?token=…` is
 * exchanged for that cookie and leads on to the clean address. Resolves with the reply once it has been answered.
 */
export const createTokenGate = (
  accessToken: string,
  now: () => number,
): ((
  request: FastifyRequest,
  reply: FastifyReply,
  refuse: (reason: Refusal) => void,
) => FastifyReply | undefined) => {
  const token = createAccessToken(accessToken);
  const attempts = createAttempts(now);

  return (request, reply, refuse) => {
    const verdict = judge(token, attempts, request);
    if (verdict.outcome === 'enter') return undefined;
    if (verdict.outcome === 'exchanged') {
      return reply
        .code(303)
        .header('set-cookie', token.cookie(request.headers))
        .header('location', '/')
        .send();
    }
    refuse(verdict.reason);
    // A browser that holds the cookie of an older token would fail with every file of a page: it drops it.
    if (verdict.reason === 'token-wrong') reply.header('set-cookie', token.clearCookie(request.headers));
    if (isNavigation(request)) return showSignIn(request, reply, verdict.reason, verdict.error);
    if (verdict.error.code === 'UNAUTHORIZED') reply.header('www-authenticate', 'Bearer');
    throw verdict.error;
  };
};
