import type { ErrorCode } from '@gatehouse/contract/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { createHostList, type Host, parseHost } from '#src/http/host-name.ts';
import { createRefusals, type Refusal } from '#src/http/refusals.ts';
import { foreignPage, isForeignBody } from '#src/http/request-origin.ts';
import { SECURITY_HEADERS } from '#src/http/security-headers.ts';
import { createTokenGate } from '#src/http/token-gate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on pages, which a link on any site may open; every other route answers to our own pages and scripts only. */
    opensByLink?: boolean;
  }
}

export type GateOptions = {
  /** Host names besides those of this machine, with or without a port. */
  allowedHosts: string[];
  /** Asked for by every request where it is set. */
  accessToken: string | undefined;
};

type SenderRefusal = Exclude<Refusal, `token-${string}`>;

const FOREIGN: [ErrorCode, string] = ['FORBIDDEN', 'Requests from other sites are refused'];

const ANSWERS: Record<SenderRefusal, [ErrorCode, string]> = {
  'host-malformed': ['BAD_REQUEST', 'The request must name exactly one host'],
  host: ['FORBIDDEN', 'This host name is not among the allowed ones (ALLOWED_HOSTS)'],
  origin: FOREIGN,
  'fetch-site': FOREIGN,
  'body-type': ['UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON (Content-Type: application/json)'],
};

/** Undefined where there is no host, more than one, or one that is not spelled as a host is. */
const askedHost = ({ raw }: FastifyRequest): Host | undefined => {
  // Node keeps the first of several Host headers and drops the rest, so the raw ones are counted.
  const names = raw.rawHeaders.filter((_name, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length !== 1) return undefined;
  // A target with a host of its own, as a proxy gets, would stand above the Host header.
  if (!/^[/*]/.test(raw.url ?? '')) return undefined;
  return parseHost(raw.headers.host ?? '');
};

/**
 * Why the sender is refused; undefined when it is not. Under DNS rebinding a browser sends neither a Sec-Fetch
 * header nor a foreign Origin: the list of host names is then the only wall.
 */
const judgeSender = (
  request: FastifyRequest,
  isAllowed: (host: Host) => boolean,
): SenderRefusal | undefined => {
  const { method, headers, routeOptions } = request;
  const host = askedHost(request);
  if (host === undefined) return 'host-malformed';
  if (!isAllowed(host)) return 'host';
  const opensByLink = routeOptions.config?.opensByLink === true;
  const foreign = foreignPage({ method, headers, host, opensByLink });
  if (foreign !== undefined) return foreign;
  return isForeignBody(method, headers) ? 'body-type' : undefined;
};

/**
 * One hook before everything else, for every path: files and unknown paths too. It decides by the route that was
 * found and never by the spelling of the path. No answer ever carries a CORS header.
 */
export const mountGate = (app: FastifyInstance, deps: Deps, options: GateOptions): void => {
  const isAllowed = createHostList(options.allowedHosts);
  const record = createRefusals(deps);
  const tokenGate =
    options.accessToken === undefined ? undefined : createTokenGate(options.accessToken, deps.now);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const reason = judgeSender(request, isAllowed);
    if (reason !== undefined) {
      record(request, reason);
      throw new AppError(...ANSWERS[reason]);
    }
    return tokenGate?.(request, reply, (why) => record(request, why));
  });
};
