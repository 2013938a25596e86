import { STATUS_CODES } from 'node:http';
import { isAboutRate } from '#src/features/calls/key-refusal.ts';
import { type Explainer, hasKeyArrived, type Observed } from '#src/features/testing/analysis/observation.ts';
import { reportsError } from '#src/features/testing/analysis/problem.ts';
import { errorCodesOf } from '#src/response-body/error-codes.ts';

const KEY_REFUSED =
  'The API does not accept the key: it is wrong, expired or revoked. Verify it, then rotate it.';

// What to do about it, for the answers that developers meet most. Meanings: RFC 9110 section 15, RFC 6585, RFC 4918;
// 520 to 526 are Cloudflare's, 529 is used for overload.
const ADVICE: Record<number, string> = {
  201: 'The call succeeded, and something was created.',
  202: 'The API took the request and is still working on it.',
  206: 'The call succeeded with a part of the whole, as its Range header asked.',
  300: 'The API has several answers to choose from.',
  304: 'Nothing has changed since the version that the request names, so nothing was sent.',
  400: 'The API could not read the request: compare the body and the parameters with its documentation.',
  401: KEY_REFUSED,
  402: 'The account behind this key has to pay first: check its plan and its balance.',
  403: 'The API knows the key and refuses this action: the key lacks a scope, a role or an allowed address.',
  404: 'Nothing is at this path: check the base URL, the API version and the ids in it. Some APIs answer 404 where a permission is missing.',
  405: 'This path exists and takes another method.',
  406: 'The API cannot answer in the format that was asked for: check the Accept header.',
  407: 'A proxy before the API wants a sign-in of its own.',
  408: 'The API waited too long for the request to arrive. Try again.',
  409: 'The request is at odds with the present state, often because it was sent twice.',
  410: 'This resource is gone for good.',
  412: 'A condition of the request (If-Match, If-Unmodified-Since) does not hold: somebody changed the resource meanwhile. Read it again.',
  413: 'The body is larger than the API takes.',
  414: 'The address is longer than the API takes: send the parameters in a body.',
  415: 'The API wants another format: check the Content-Type header.',
  421: 'This server does not answer for that host: check the base URL.',
  422: 'The API read the request and does not accept a value in it: the response should name the field.',
  423: 'The resource is locked by somebody else.',
  426: 'The API wants a newer version of the protocol or of the client.',
  428: 'The API wants a condition with this change: send If-Match with the ETag that you read.',
  429: 'Too many requests with this key.',
  431: 'The headers of the request are larger than the API takes.',
  451: 'The API may not answer this for legal reasons, often because of the country it is asked from.',
  500: 'The API failed on its side. Try again; if it stays, look at its status page.',
  501: 'The API does not offer this method.',
  502: 'A gateway before the API got no proper answer from it. Try again shortly.',
  503: 'The API is overloaded or under maintenance. Try again later.',
  504: 'A gateway before the API waited too long for it. Try again shortly.',
  511: 'The network between here and the API wants a sign-in first.',
  520: 'Cloudflare, before the API, got no proper answer from it. Try again shortly.',
  521: 'Cloudflare, before the API, found its server down. Look at its status page.',
  522: 'Cloudflare, before the API, could not connect to it. Try again shortly.',
  523: 'Cloudflare, before the API, has no way to its server. Look at its status page.',
  524: 'Cloudflare, before the API, waited too long for it. Try again shortly.',
  525: 'Cloudflare, before the API, could not agree with it on a secure connection.',
  526: 'Cloudflare, before the API, does not trust its certificate.',
  529: 'The API is overloaded. Try again later.',
};

const CLASS_ADVICE: Record<number, string> = {
  1: 'An interim answer, which no API should end with.',
  2: 'The call succeeded.',
  3: 'The API points elsewhere and does not say where.',
  4: 'The API found a fault in the request.',
  5: 'The API failed on its side.',
};

const QUOTA = /quota|billing|insufficient_(?:funds|balance)/i;
/** AWS says by 400 what others say by 429. */
const THROTTLED = /^(?:throttl|toomanyrequests|requestlimitexceeded|rate_?limit)/i;

/** What the status alone would tell wrongly; undefined where it tells it right. */
const closerReading = (observed: Observed): string | undefined => {
  const { response, body, isRefusedByCode } = observed;
  const { status, headers } = response;
  const hasCode = (pattern: RegExp) => errorCodesOf(body, headers).some((code) => pattern.test(code));
  if (status >= 200 && status < 300 && reportsError(body))
    return 'The API answered, and reports an error in the body.';
  if (headers['cf-mitigated'] === 'challenge')
    return 'A bot check before the API stopped the call, which never reached it.';
  if ((status === 401 || status === 403 || isRefusedByCode) && !hasKeyArrived(observed))
    return 'The API wants a key, and this call arrived without one.';
  if (isRefusedByCode) return KEY_REFUSED;
  if ((status === 403 && isAboutRate(response)) || (status === 400 && hasCode(THROTTLED)))
    return 'Too many requests: the key itself is not the reason.';
  if (status === 429 && hasCode(QUOTA))
    return 'The quota of the account is used up, which waiting alone does not mend: check its plan and its balance.';
  return undefined;
};

/** The status in words, with what to do about it. */
export const explainStatus: Explainer = (observed) => {
  const { status } = observed.response;
  const name = STATUS_CODES[status];
  const advice =
    closerReading(observed) ??
    ADVICE[status] ??
    CLASS_ADVICE[Math.floor(status / 100)] ??
    'This is no status of HTTP.';
  return `${status}${name === undefined ? '' : ` ${name}`}: ${advice}`;
};
