import { errors } from 'undici';
import { OutboundError } from '#src/errors.ts';

type SystemError = Error & { code?: unknown; address?: unknown; port?: unknown };

const RESET = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET']);

/** The most common error codes of OpenSSL and Node, in words. */
const TLS_REASONS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate chain contains a self-signed certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate is signed by an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS on this port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS on this port',
  ECONNRESET: 'it closed the connection',
};

const codeOf = (error: unknown): string => {
  const code = (error as SystemError | null)?.code;
  return typeof code === 'string' ? code : '';
};

const at = ({ address, port }: SystemError, host: string): string => {
  if (typeof address !== 'string') return host;
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
};

/** A host name that could not be resolved. */
export const dnsFailure = (error: unknown, hostname: string): OutboundError => {
  const isTemporary = codeOf(error) === 'EAI_AGAIN' || codeOf(error) === 'ETIMEOUT';
  const why = isTemporary ? 'The name server did not respond for' : 'No address was found for';
  return new OutboundError('dns', `${why} ${hostname}`);
};

/** A TCP connection that could not be opened; if several addresses were tried, the first one's reason. */
export const connectFailure = (error: unknown, host: string): OutboundError => {
  const first: SystemError = error instanceof AggregateError ? error.errors[0] : (error as SystemError);
  const code = codeOf(first);
  const where = at(first, host);
  if (code === 'ECONNREFUSED') return new OutboundError('refused', `Connection refused by ${where}`);
  if (code === 'ETIMEDOUT')
    return new OutboundError('timeout', `${where} did not accept a connection in time`);
  if (RESET.has(code)) return new OutboundError('reset', `${where} closed the connection immediately`);
  return new OutboundError('unreachable', `${where} cannot be reached from this server`);
};

export const tlsFailure = (error: unknown, host: string): OutboundError => {
  const reason = TLS_REASONS[codeOf(error)] ?? 'the TLS handshake failed';
  return new OutboundError('tls', `No secure connection to ${host}: ${reason}`);
};

/** A kept connection turned out to be closed, and the request may be sent again on a new one. */
export class StaleConnectionError extends Error {
  /** The server may have received the request before it closed the connection. */
  readonly isSent: boolean;
  constructor(isSent: boolean) {
    super();
    this.isSent = isSent;
  }
}

/** A request that failed after the connection was open. */
export const requestFailure = (error: unknown, host: string): OutboundError | StaleConnectionError => {
  if (error instanceof OutboundError || error instanceof StaleConnectionError) return error;
  // undici also reports a rejected upgrade and an unexpected 100 as socket errors.
  const isMisnamed = error instanceof errors.SocketError && error.message.startsWith('bad ');
  const code = isMisnamed ? '' : codeOf(error);
  if (RESET.has(code)) {
    return new OutboundError('reset', `${host} closed the connection before its response was complete`);
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') {
    return new OutboundError('headers_too_large', `${host} sent larger headers than are accepted`);
  }
  if (code === 'UND_ERR_INVALID_ARG')
    return new OutboundError('bad_request', 'The request is not valid HTTP and cannot be sent');
  if (code === 'ETIMEDOUT') return new OutboundError('timeout', `${host} stopped responding`);
  return new OutboundError('bad_response', `${host} sent a response that is not valid HTTP`);
};

export const isReset = (error: unknown): boolean => RESET.has(codeOf(error));
