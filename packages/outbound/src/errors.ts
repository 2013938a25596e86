/** What went wrong, for programs. A person reads the message. */
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

/**
 * The one error that leaves this package. Its message names hosts, addresses, ports and limits only:
 * no header, no body, no query string, so it may be shown and logged.
 */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly code: OutboundErrorCode;
  /** Whole seconds; set with `busy` only. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: OutboundErrorCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
