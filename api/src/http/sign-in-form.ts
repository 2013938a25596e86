import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { OAUTH_CALLBACK_PATH } from '@gatehouse/contract/plain/redirect-uri.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the one route that takes a form, and needs no access token because it checks the one in the form. */
    signsIn?: boolean;
  }
}

/** Where the sign-in page sends its form. In a body, because a proxy writes URLs into its log. */
export const SIGN_IN_PATH = '/sign-in';

/** Enough for any token and any page that also fit into the headers of a request (16 KiB), percent-encoded. */
const FORM_LIMIT = 64 * 1024;
const MAX_PAGE_LENGTH = 2_048;
/** A provider's code alone may be longer than any page of ours. */
const MAX_CALLBACK_LENGTH = 16 * 1024;

/** Any origin will do: it only shows whether a path leads to another one. */
const BASE = 'http://gatehouse.invalid';

/** Whether this is the request that signs in: the matched route and the exact path, without a query. */
export const isSignIn = ({ method, url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.signsIn === true && method === 'POST' && url === SIGN_IN_PATH;

/**
 * Whether this is the page that a provider sends the browser back to. Its query is a credential: with it, and with the
 * cookie of its browser, a login is completed.
 */
export const isOauthCallback = (page: string): boolean => page.split('?', 1)[0] === OAUTH_CALLBACK_PATH;

/**
 * The path and query of a page of this server, to open after signing in. Anything else becomes the start page: another
 * site in any spelling (`//evil.test`, `/\evil.test`, `/.//evil.test`), the sign-in form itself, a text without end.
 */
export const pageToOpen = (asked: string): string => {
  const maxLength = isOauthCallback(asked) ? MAX_CALLBACK_LENGTH : MAX_PAGE_LENGTH;
  if (!asked.startsWith('/') || asked.length > maxLength) return '/';
  const url = URL.parse(asked, BASE);
  if (url === null || url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  if (url.pathname.replace(/(?<!\/)\/+$/, '') === SIGN_IN_PATH) return '/';
  // A wrong token in a link is not repeated in the next URL.
  if (url.searchParams.has('token')) url.searchParams.delete('token');
  return url.pathname + url.search;
};

export type SignInForm = { token: string; page: string };

const readForm = (body: unknown): SignInForm => {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  // Text that is copied often has a space or a line break at its end; a token never does.
  return { token: (fields.get('token') ?? '').trim(), page: pageToOpen(fields.get('page') ?? '/') };
};

/** The only route that reads a form. It has its own parser, so that no other route can read one. */
export const mountSignInForm = (
  app: FastifyInstance,
  signIn: (request: FastifyRequest, reply: FastifyReply, form: SignInForm) => FastifyReply,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: 'POST',
      url: SIGN_IN_PATH,
      config: { signsIn: true },
      bodyLimit: FORM_LIMIT,
      handler: async (request, reply) => signIn(request, reply, readForm(request.body)),
    });
    // Opened by hand, or from the history of the browser.
    scope.route({
      method: 'GET',
      url: SIGN_IN_PATH,
      config: { opensByLink: true },
      handler: async (_request, reply) => reply.code(303).header('location', '/').send(),
    });
  });
};
