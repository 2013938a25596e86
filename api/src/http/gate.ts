import type { ErrorCode } from '@gatehouse/contract/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { CALL_MARKER, type CallMarker } from '#src/http/call-marker.ts';
import { createHostList, type Host, parseHost } from '#src/http/host-name.ts';
import { createRejectedRequests, type RejectReason } from '#src/http/rejected-requests.ts';
import { foreignPage, isForeignBody, isForm, isSentByOwnPage } from '#src/http/request-origin.ts';
import { SECURITY_HEADERS } from '#src/http/security-headers.ts';
import { isSignIn, mountSignInForm } from '#src/http/sign-in-form.ts';
import { createTokenGate } from '#src/http/token-gate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on pages, which a link on any site may open; every other route is for our own pages and scripts only. */
    opensByLink?: boolean;
    /** Set on what says only whether the server works, to programs that have no access token. */
    isProbe?: boolean;
  }
}

export type GateOptions = {
  /** Host names in addition to those of this machine, with or without a port. */
  allowedHosts: string[];
  /** If set, every request needs it but a probe. */
  accessToken: string | undefined;
};

type SenderRejectReason = Exclude<RejectReason, `token-${string}`>;

const FOREIGN: [ErrorCode, string] = ['FORBIDDEN', 'Requests from other sites are not allowed'];

const ERRORS: Record<SenderRejectReason, [ErrorCode, string]> = {
  'host-malformed': ['BAD_REQUEST', 'The request must name exactly one host'],
  host: ['FORBIDDEN', 'This host name is not allowed; add it to ALLOWED_HOSTS'],
  origin: FOREIGN,
  'fetch-site': FOREIGN,
  'body-type': ['UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON (Content-Type: application/json)'],
  'form-type': [
    'UNSUPPORTED_MEDIA_TYPE',
    'The body must be a form (Content-Type: application/x-www-form-urlencoded)',
  ],
  'own-call': [
    'FORBIDDEN',
    'Gatehouse itself sent this request. It does not call itself, because such a call could reveal stored keys.',
  ],
};

/** Undefined if the request names no host, more than one, or a malformed one. */
const requestedHost = ({ raw }: FastifyRequest): Host | undefined => {
  // Node keeps the first of several Host headers and drops the rest, so the raw ones are counted.
  const names = raw.rawHeaders.filter((_name, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length !== 1) return undefined;
  // A target with its own host, as sent to a proxy, would override the Host header.
  if (!/^[/*]/.test(raw.url ?? '')) return undefined;
  return parseHost(raw.headers.host ?? '');
};

/** Whether an instance of this installation sent the request. Each header of that name counts. */
const isOwnCall = ({ raw }: FastifyRequest, marker: CallMarker): boolean =>
  raw.rawHeaders.some(
    (name, index) =>
      index % 2 === 0 && name.toLowerCase() === CALL_MARKER && marker.isOurs(raw.rawHeaders[index + 1] ?? ''),
  );

/**
 * The host that the request names, or why its sender is rejected. Under DNS rebinding a browser sends neither a
 * Sec-Fetch header nor a foreign Origin: then only the list of host names protects the server.
 */
const judgeSender = (
  request: FastifyRequest,
  isAllowed: (host: Host) => boolean,
): Host | SenderRejectReason => {
  const { method, headers, routeOptions } = request;
  const host = requestedHost(request);
  if (host === undefined) return 'host-malformed';
  if (!isAllowed(host)) return 'host';
  const opensByLink = routeOptions.config?.opensByLink === true;
  const foreign = foreignPage({ method, headers, host, opensByLink });
  if (foreign !== undefined) return foreign;
  // A page of another site can send a form without a preflight, so the one route that takes a form wants more: the
  // browser has to say that the form is our own.
  if (isSignIn(request)) {
    if (!isSentByOwnPage({ headers, host })) return 'origin';
    return isForm(headers) ? host : 'form-type';
  }
  return isForeignBody(method, headers) ? 'body-type' : host;
};

/**
 * One hook before everything else, for every path, including files and unknown paths. It decides by the matched
 * route, never by the spelling of the path. No response ever has a CORS header.
 */
export const mountGate = (app: FastifyInstance, deps: Deps, options: GateOptions): void => {
  const isAllowed = createHostList(options.allowedHosts);
  const record = createRejectedRequests(deps);
  const tokenGate =
    options.accessToken === undefined ? undefined : createTokenGate(options.accessToken, deps.now);
  const rejecting = (request: FastifyRequest) => (reason: RejectReason) => record(request, reason);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const host = isOwnCall(request, deps.callMarker) ? 'own-call' : judgeSender(request, isAllowed);
    if (typeof host === 'string') {
      record(request, host);
      // By it the instance that sent the request knows who rejected it.
      if (host === 'own-call') reply.header(CALL_MARKER, deps.callMarker.create());
      throw new AppError(...ERRORS[host]);
    }
    if (request.routeOptions.config?.isProbe === true) return undefined;
    // The form's handler checks the token, once the form has been read.
    if (isSignIn(request)) return undefined;
    return tokenGate?.admit({ request, reply, host, reject: rejecting(request) });
  });

  if (tokenGate === undefined) return;
  mountSignInForm(app, (request, reply, form) => {
    const host = requestedHost(request);
    if (host === undefined) throw new AppError(...ERRORS['host-malformed']);
    return tokenGate.signIn({ request, reply, host, reject: rejecting(request) }, form);
  });
};
