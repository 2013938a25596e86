import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorResponse } from '#src/errors.ts';
import { type AccessToken, createAccessToken, linkToken } from '#src/http/access-token.ts';
import type { Host } from '#src/http/host-name.ts';
import type { RejectReason } from '#src/http/rejected-requests.ts';
import { isOpenedByOtherSite } from '#src/http/request-origin.ts';
import { createNonce, SIGN_IN_REFERRER, signInPolicy } from '#src/http/security-headers.ts';
import { isOauthCallback, pageToOpen, type SignInForm } from '#src/http/sign-in-form.ts';
import { openingPage, signInPage } from '#src/http/sign-in-page.ts';
import { createWrongTokenLimit, type WrongTokenLimit } from '#src/http/wrong-token-limit.ts';

type Rejection = { outcome: 'rejected'; reason: RejectReason; error: AppError; isCookie?: boolean };
type Verdict = { outcome: 'accepted' } | { outcome: 'exchanged' } | { outcome: 'foreign-link' } | Rejection;

/** A request that the gate has found to name exactly one allowed host. */
type GatedRequest = {
  request: FastifyRequest;
  reply: FastifyReply;
  host: Host;
  reject: (reason: RejectReason) => void;
};

export type TokenGate = {
  /** Returns the reply if it has been sent. */
  admit: (sent: GatedRequest) => FastifyReply | undefined;
  /** Signs in with the token of the form. */
  signIn: (sent: GatedRequest, form: SignInForm) => FastifyReply;
};

const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === 'navigate' ||
    (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html')));

const missing = (): Rejection => ({
  outcome: 'rejected',
  reason: 'token-missing',
  error: new AppError('UNAUTHORIZED', 'An access token is required'),
});

const wrong = (limit: WrongTokenLimit, address: string): Rejection => {
  const retryAfterSeconds = limit(address);
  if (retryAfterSeconds === undefined) {
    const error = new AppError('UNAUTHORIZED', 'The access token is wrong');
    return { outcome: 'rejected', reason: 'token-wrong', error };
  }
  const message = 'Too many wrong access tokens. Please wait a minute.';
  const error = new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
  return { outcome: 'rejected', reason: 'token-locked', error };
};

/** The right token is admitted whatever was tried before: anyone could lock its owner out otherwise. */
const judge = (token: AccessToken, limit: WrongTokenLimit, { request, host }: GatedRequest): Verdict => {
  const { method, url, headers, ip } = request;
  const offered = linkToken(method, url);
  if (offered !== undefined) {
    // Not even compared. If it counted, any page could use up the guesses; if it did not, any script could guess.
    if (isOpenedByOtherSite({ headers, host })) return { outcome: 'foreign-link' };
    return token.isToken(offered) ? { outcome: 'exchanged' } : wrong(limit, ip);
  }
  const state = token.check(headers);
  if (state === 'right') return { outcome: 'accepted' };
  if (state === 'missing') return missing();
  return { ...wrong(limit, ip), isCookie: state === 'wrong-cookie' };
};

/** A browser withholds the cookie when a link on another site opens a page: it may have the right one. */
const mayBeSignedIn = ({ request, host }: GatedRequest, { reason }: Rejection): boolean =>
  reason === 'token-missing' &&
  isNavigation(request) &&
  isOpenedByOtherSite({ headers: request.headers, host });

const asPage = (reply: FastifyReply, nonce: string): FastifyReply =>
  reply.header('content-security-policy', signInPolicy(nonce)).type('text/html; charset=utf-8');

const showSignIn = (sent: GatedRequest, rejected: Rejection, page: string): FastifyReply => {
  const { reply } = sent;
  const { reason, error } = rejected;
  const { status, headers, body } = errorResponse(error);
  const nonce = createNonce();
  return asPage(reply, nonce)
    .code(status)
    .headers(headers)
    .header('referrer-policy', SIGN_IN_REFERRER)
    .send(
      signInPage({
        nonce,
        page,
        problem: reason === 'token-missing' ? undefined : body.message,
        reopen: mayBeSignedIn(sent, rejected),
      }),
    );
};

/** The query of the callback is a credential, and a proxy may write a Location header into its log. */
const open = (reply: FastifyReply, page: string): FastifyReply => {
  if (!isOauthCallback(page)) return reply.code(303).header('location', page).send();
  const nonce = createNonce();
  return asPage(reply, nonce).send(openingPage({ nonce, page }));
};

/**
 * Accepts a request with the access token as a bearer token, or with the cookie made from it. The cookie is given for
 * the link `/?token=…`, which redirects to `/`, and for the form of the sign-in page. A link on another site signs
 * nobody in or out: it opens the start page.
 */
export const createTokenGate = (accessToken: string, now: () => number): TokenGate => {
  const token = createAccessToken(accessToken);
  const limit = createWrongTokenLimit(now);

  return {
    admit: (sent) => {
      const { request, reply, reject } = sent;
      const verdict = judge(token, limit, sent);
      if (verdict.outcome === 'accepted') return undefined;
      if (verdict.outcome === 'foreign-link') return open(reply, '/');
      if (verdict.outcome === 'exchanged')
        return open(reply.header('set-cookie', token.cookie(request.headers)), '/');
      // Every login at a provider ends like this. The page opens itself again, and that request counts.
      if (!mayBeSignedIn(sent, verdict)) reject(verdict.reason);
      // A browser with the cookie of an older token would fail on every file of a page, so that cookie is deleted. A
      // wrong link or bearer token says nothing about the cookie.
      if (verdict.isCookie) reply.header('set-cookie', token.clearCookie(request.headers));
      if (isNavigation(request)) return showSignIn(sent, verdict, pageToOpen(request.url));
      if (verdict.error.code === 'UNAUTHORIZED') reply.header('www-authenticate', 'Bearer');
      throw verdict.error;
    },
    signIn: (sent, form) => {
      const { request, reply, reject } = sent;
      if (token.isToken(form.token))
        return open(reply.header('set-cookie', token.cookie(request.headers)), form.page);
      const verdict = form.token === '' ? missing() : wrong(limit, request.ip);
      reject(verdict.reason);
      return showSignIn(sent, verdict, form.page);
    },
  };
};
