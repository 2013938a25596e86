/** What went wrong, for programs. The message is for the user. */
export type OutboundErrorCode =
  | 'bad_url'
  | 'bad_request'
  | 'blocked'
  | 'dns'
  | 'refused'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'reset'
  | 'headers_too_large'
  | 'too_large'
  | 'bad_encoding'
  | 'too_many_redirects'
  | 'bad_redirect'
  | 'bad_response'
  | 'busy'
  | 'aborted'
  | 'closed';

/** What can only happen before a request is sent. */
const BEFORE_SENDING = new Set<OutboundErrorCode>([
  'bad_url',
  'bad_request',
  'blocked',
  'dns',
  'refused',
  'unreachable',
  'tls',
  'busy',
  'closed',
]);

/** Whether a request that failed with this was certainly not received: after a timeout or a reset it may have been. */
export const isBeforeSending = ({ code }: OutboundError): boolean => BEFORE_SENDING.has(code);

/**
 * The only error that this package throws for a call. Its message contains only hosts, addresses, ports and limits:
 * no header value, body or query string, so it may be shown and logged.
 */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly code: OutboundErrorCode;
  /** Whole seconds; set with `busy` only. */
  readonly retryAfterSeconds: number | undefined;
  /** True if a server that was reached had redirected the call to where it failed. */
  isAfterRedirect = false;
  /** True if it is certain that no server received any part of the call. */
  isUnsent = false;

  constructor(code: OutboundErrorCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
