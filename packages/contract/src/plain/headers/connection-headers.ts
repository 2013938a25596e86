/**
 * Headers, in lower case, that a connection sets itself: RFC 9110 section 7.6.1, those of a message's frame and of a change of the
 * protocol. No caller can choose them.
 */
export const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
