import { STATUS_CODES } from 'node:http';

// What to do about it, for the answers that developers meet most. Meanings: RFC 9110 section 15, RFC 6585.
const ADVICE: Record<number, string> = {
  400: 'The API could not read the request: compare the body and the parameters with its documentation.',
  401: 'The API does not accept the key: it is wrong, expired or revoked. Verify it, then rotate it.',
  402: 'The account behind this key has to pay first: check its plan and its balance.',
  403: 'The API knows the key and refuses this action: the key lacks a scope, a role or an allowed address.',
  404: 'Nothing is at this path: check the base URL, the API version and the ids in it. Some APIs answer 404 where a permission is missing.',
  405: 'This path exists and takes another method.',
  406: 'The API cannot answer in the format that was asked for: check the Accept header.',
  409: 'The request is at odds with the present state, often because it was sent twice.',
  410: 'This resource is gone for good.',
  413: 'The body is larger than the API takes.',
  415: 'The API wants another format: check the Content-Type header.',
  422: 'The API read the request and does not accept a value in it: the response should name the field.',
  429: 'Too many requests with this key.',
  500: 'The API failed on its side. Try again; if it stays, look at its status page.',
  501: 'The API does not offer this method.',
  502: 'A gateway before the API got no proper answer from it. Try again shortly.',
  503: 'The API is overloaded or under maintenance. Try again later.',
  504: 'A gateway before the API waited too long for it. Try again shortly.',
};

const CLASS_ADVICE: Record<number, string> = {
  1: 'An interim answer, which no API should end with.',
  2: 'The call succeeded.',
  3: 'The API points elsewhere and the redirect was not followed to an end.',
  4: 'The API found a fault in the request.',
  5: 'The API failed on its side.',
};

/** The status in words, with what to do about it. */
export const explainStatus = (status: number): string => {
  const name = STATUS_CODES[status];
  const advice = ADVICE[status] ?? CLASS_ADVICE[Math.floor(status / 100)] ?? 'This is no status of HTTP.';
  return `${status}${name === undefined ? '' : ` ${name}`}: ${advice}`;
};
