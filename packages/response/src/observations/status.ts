import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import { isXml, pageTitle } from '#src/body/markup.ts';
import { isWebPage } from '#src/body/read-response-body.ts';
import { statusName } from '#src/body/status-names.ts';
import { isRateLimited } from '#src/error/key-rejection.ts';
import type { ReadError } from '#src/error/meaning.ts';
import { hasKeyArrived } from '#src/observations/arrived-key.ts';
import { explainBlockedPage } from '#src/observations/blocked-page.ts';
import { wordsOf } from '#src/observations/cause-of-call.ts';
import { causeInWords, withNoun } from '#src/observations/causes.ts';
import { detailsInWords } from '#src/observations/details.ts';
import { errorOf, problemIn } from '#src/observations/error-of.ts';
import { explainSlash } from '#src/observations/next-step.ts';
import { doubtfulSuccess, echoOf } from '#src/observations/note.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';
import { explainStop } from '#src/observations/stop-reason.ts';
import { otherMethod, readHeaders } from '#src/observations/telling-headers.ts';

/** How APIs and frameworks say that they do not know the path. */
const ABOUT_PATH =
  /\b(?:route|path|endpoint|urls?|uri|pages?|resource|method|controller|handler|version)\b|^cannot [A-Z]+\b|^no message available/i;

const MIN_WORDS = 4;

/** True for a 404 with words about something else than the path: the path was found, and what it asks for was not. */
const isMissingThing = (observed: ObservedResponse): boolean => {
  const isRead = observed.response.status === 404 && observed.body.kind !== 'text';
  const problem = isRead ? problemIn(observed) : undefined;
  // What follows is advice: to share the pages, to see another URL.
  const [said = ''] = problem?.split(/\. /) ?? [];
  return said.split(/\s+/).length >= MIN_WORDS && !ABOUT_PATH.test(said);
};

// What to do about the statuses that developers see most. Meanings: RFC 9110 section 15, RFC 6585, RFC 4918;
// 520 to 530 are Cloudflare's, 498 and 499 those of ArcGIS and nginx, 529 is used for overload.
const ADVICE: Record<number, string> = {
  201: 'The call succeeded, and something was created.',
  202: 'The API accepted the request and is still working on it.',
  206: 'The call succeeded and returned a part of the content, as its Range header requested.',
  207: 'The body has the result of each part of the request: some may have failed, so look at the status of each.',
  300: 'The API offers several responses to choose from.',
  304: 'Nothing has changed since the version that the request names, so the API sent no content.',
  400: 'The API could not read the request: compare the body and the parameters with its documentation.',
  404: 'There is nothing at this path: check the base URL, the API version and the ids in it. Some APIs return 404 if a permission is missing.',
  405: otherMethod(),
  406: 'The API has no response in a format that the value of the Accept header allows: name one that it has, or leave that header out.',
  407: 'A proxy in front of the API requires its own sign-in.',
  408: 'The API waited too long for the request to arrive. Try again.',
  410: 'This resource is gone for good.',
  412: 'A condition of the request (If-Match, If-Unmodified-Since) is not met: somebody changed the resource in the meantime. Read it again.',
  413: 'The body is larger than the API, or the server in front of it, accepts: send less or in parts, or have its limit raised.',
  414: 'The address is longer than the API accepts: send the parameters in a body.',
  415: 'The API expects another format: check the Content-Type header.',
  419: 'The session that the call belongs to is expired, or its CSRF token is missing: log in again, fetch a token, and send it with the cookies of the same session.',
  420: 'A limit is reached, of calls or of the account: wait, and if that does not help, see what the account may have.',
  421: 'This server does not serve that host: check the base URL, or call the other address of the API.',
  422: 'The API read the request but does not accept a value in it: the response should name the field.',
  423: 'The resource is locked by somebody else, or by another request that is not finished: try again later.',
  424: 'The API did not do this, as something that it depends on failed: another part of the request, or a service behind the API.',
  425: 'The API does not accept the request this early, as it could be a copy of another: try again shortly.',
  426: 'The API does not accept this version of the protocol or of the client: it requires a newer one.',
  428: 'The API requires a condition for this change: send If-Match with the ETag that you read.',
  431: 'The headers of the request are larger than the API accepts.',
  440: 'The session that the call belongs to is expired: log in again.',
  444: 'The server in front of the API closed the connection without a response: it may have blocked the call.',
  451: 'This is blocked for legal reasons, often because of the country that the call comes from.',
  498: 'The token is expired or not valid: renew it.',
  499: 'The connection was closed before the API could respond, or the token is missing: allow more time, then check the token.',
  501: 'The API does not support this method.',
  502: 'A gateway in front of the API got no valid response from it: what runs behind it failed, or returned something else than is expected. Try again shortly; its logs say why.',
  503: 'The API is overloaded or under maintenance. Try again later.',
  504: 'A gateway in front of the API waited too long for it. Try again shortly.',
  509: 'The traffic or the calls that the account may have are used up: check its plan.',
  511: 'The network between here and the API requires a sign-in first.',
  520: 'Cloudflare, in front of the API, got no valid response from it. Try again shortly.',
  521: 'Cloudflare, in front of the API, found its server down. Check its status page.',
  522: 'Cloudflare, in front of the API, could not connect to it. Try again shortly.',
  523: 'Cloudflare, in front of the API, has no route to its server. Check its status page.',
  524: 'Cloudflare, in front of the API, waited too long for it. Try again shortly.',
  525: 'Cloudflare, in front of the API, could not agree on a secure connection with it.',
  526: 'Cloudflare, in front of the API, does not trust its certificate.',
  527: 'Cloudflare, in front of the API, lost the connection to its server. Try again shortly.',
  530: 'Cloudflare, in front of the API, cannot reach its server, often for an error in its DNS. Try again later.',
};

const CLASS_ADVICE: Record<number, string> = {
  1: 'This is an interim response, and no API should end with one.',
  2: 'The call succeeded.',
  3: 'The API points elsewhere but does not say where.',
  4: 'The API found an error in the request.',
  5: 'The API failed on its side.',
};

/** How an API says that it could not read a body, or the whole request. */
const UNREADABLE =
  /\b(?:json|xml|yaml|parse|parsing|parser|malformed|syntax|unexpected (?:token|end|character)|unreadable|deserializ\w+|decod\w+|could not (?:be )?(?:read|understood?)|bad request|unterminated|empty body|request body)\b/i;

/** What the words are about where these statuses mean what they were made for. */
const ABOUT_STATUS: Record<number, RegExp> = {
  400: UNREADABLE,
  406: /\b(?:accept\w*|represent\w*|media|mime|content|languages?|charsets?|produc\w*|(?:requested|response|output) format)\b/i,
  408: /\b(?:time|timed|time-?out|slow|late)\b/i,
  412: /\b(?:match\w*|etags?|pre-?conditions?|conditions?|modified|revisions?|versions?|updated|changed|stale)\b/i,
  423: /\b(?:un)?lock\w*\b/i,
  501: /\b(?:methods?|implement\w*|support\w*)\b/i,
  426: /\b(?:upgrade|versions?|protocol|tls|https?|ssl|client|websocket)\b(?! (?:to|your) )/i,
};

/** True for a status that some APIs send for errors of another kind: the words say which. */
const isOtherwise = (observed: ObservedResponse): boolean => {
  const problem = problemIn(observed);
  const about = ABOUT_STATUS[observed.response.status];
  return about !== undefined && problem !== undefined && /\s/.test(problem) && !about.test(problem);
};

/** Statuses that mean what a code can also say. */
const CAUSE_OF_STATUS: Record<number, Cause> = {
  400: 'request',
  401: 'credential',
  402: 'payment',
  403: 'permission',
  406: 'request',
  409: 'conflict',
  413: 'request',
  412: 'conflict',
  415: 'request',
  422: 'request',
  429: 'rate-limit',
  500: 'server',
  529: 'overloaded',
};

const WITHOUT_KEY: readonly (Cause | undefined)[] = ['credential', 'permission', 'signature', undefined];

/** What a 400 says with words that no table knows, if they speak of a value or a form, and if of something else. */
const NOT_ACCEPTED =
  'The API found an error in the request: compare the body and the parameters with its documentation.';
const FOR_ITS_REASON =
  'The API refuses this, for the reason that it gives: the request does not fit, or what it needs is not there.';
const NAMES_VALUE =
  /\b(?:fields?|values?|param\w*|propert(?:y|ies)|attributes?|arguments?|headers?|body|format\w*|types?|quer(?:y|ies)|json|ids?|names?|keys?|invalid|illegal|required|missing|must|should|expect\w*|unknown|unsupported|unrecogni[sz]ed|length|range|characters?|numbers?|integers?|strings?|dates?|match\w*|too (?:long|short|large|small|many|few|big)|not (?:a |an )?(?:valid|allowed|supported|found|recogni[sz]ed|specified|provided|accepted))\b|["'`“][\w.[\]-]+["'`”]/i;
const inItsWords = (observed: ObservedResponse): string =>
  NAMES_VALUE.test(problemIn(observed) ?? '') ? NOT_ACCEPTED : FOR_ITS_REASON;

const REPORTS_ERROR = 'The API responded, but reports an error in the body.';

/** What a cause by name alone adds nothing to: a 404 that only says so, a 400, a 409, a 422. */
const isPlain = (observed: ObservedResponse, { source, text }: ReadError, cause: Cause): boolean => {
  const { status } = observed.response;
  if (source !== 'name' || text !== undefined) return false;
  if (cause === 'not-found') return status === 404 && /^not found\.?$/i.test(problemIn(observed) ?? '');
  // Who in front of the API failed is told by these statuses alone.
  if (cause === 'server' && (status === 502 || status > 503)) return true;
  return cause === CAUSE_OF_STATUS[status] && !isOtherwise(observed);
};

/** What a permission is called in the words of an error. */
const NAMES_RIGHT =
  /\b(?:scopes?|roles?|permi\w+|privileges?|access\w*|(?:un)?authori[sz]\w*|allow\w*|grant\w*|rights?|forbid\w*|ip|address|polic\w+|den(?:y|ied)|owners?|admins?|administrators?)\b/i;

/** What a missing permission is told by, if the API says something else in its own words: then they say why, not a guess. */
const withOwnReason = (observed: ObservedResponse, error: ReadError | undefined): string | undefined => {
  const { response, noun } = observed;
  const isGuess =
    error?.text === undefined &&
    (error?.cause === 'permission' || (error?.cause === undefined && response.status === 403));
  const problem = isGuess && error?.source !== 'host' ? problemIn(observed) : undefined;
  return problem === undefined || problem.split(/\s+/).length < MIN_WORDS || NAMES_RIGHT.test(problem)
    ? undefined
    : `The API knows the ${noun} but does not allow this action, for the reason that it gives.`;
};

/** What the cause of an error means. */
const causeOfError = (observed: ObservedResponse, error: ReadError, cause: Cause): string | undefined => {
  const {
    response: { status },
    noun,
  } = observed;
  const words = error.text === undefined ? wordsOf(observed, cause) : causeInWords(cause, error.text, noun);
  if (status < 300) return cause === 'partial' ? words : `${REPORTS_ERROR} ${words}`;
  if (isPlain(observed, error, cause)) return undefined;
  return words;
};

/** Azure DevOps and others that a browser is logged in to send a page, with 200 or 203. */
const SIGN_IN =
  'The API sent its sign-in page: the {key} is missing, wrong or expired, or this is not the address of an API. With Accept: application/json some send an error instead.';
const isSignIn = ({ response: { headers }, body }: ObservedResponse): boolean =>
  /\b(?:sign|log)[ _-]?in\b|\bsso\b|openid-connect/i.test(
    (isWebPage(body) && pageTitle(body)) || headers.location || '',
  );

/** Why the API did not even look at the call: it was stopped in front of it, or arrived without a key. */
const notAdmitted = (observed: ObservedResponse, cause: Cause | undefined): string | undefined => {
  const { response, isRejectedByCode, noun } = observed;
  const { status, headers } = response;
  if (headers['cf-mitigated'] === 'challenge')
    return 'A bot check in front of the API blocked the call, which never reached it: whoever runs the API has to let this path or address pass.';
  const blocked = cause === undefined ? explainBlockedPage(observed) : undefined;
  if (blocked !== undefined) return blocked;
  const isRejected = status === 401 || status === 403 || isRejectedByCode;
  if (isRejected && !hasKeyArrived(observed) && WITHOUT_KEY.includes(cause))
    return `The API requires ${noun === 'key' ? 'a key' : 'an access token'}, but this call arrived without one.`;
  return undefined;
};

/** Whether that is what was asked for, what is said of the page itself tells. */
const WEB_PAGE = 'The server sent a web page.';

/** What a response says that reports no error, and is none by its status. */
const withoutError = (observed: ObservedResponse): string | undefined => {
  const { status, headers } = observed.response;
  if (isSignIn(observed)) return withNoun(SIGN_IN, observed.noun);
  if (status === 200)
    return (
      echoOf(observed) ??
      explainStop(observed) ??
      doubtfulSuccess(observed) ??
      (isWebPage(observed.body) ? WEB_PAGE : undefined)
    );
  return status >= 300 && ADVICE[status] === undefined && headers.location
    ? (explainSlash(observed) ?? 'The API points to another address: call that one.')
    : undefined;
};

/** As SOAP 1.1 says whose fault it is. */
const FAULT_CODE = /<(?:[\w-]{1,20}:)?faultcode[\s>]/;
const MAX_BEFORE_FAULT = 10_000;
/** SOAP 1.1 sends every fault with 500 (section 6.2): it may be the request as well as the API. */
const OF_FAULT =
  'The API reports a fault, which SOAP sends with 500 whatever is wrong: what it says of it tells whether that is the request or the API.';
const isFault = ({ response: { status }, body }: ObservedResponse): boolean =>
  status === 500 && isXml(body) && FAULT_CODE.test(String(body.value).slice(0, MAX_BEFORE_FAULT));

/** What a response says whose error, if there is one, has no cause that is known. */
const withoutCause = (observed: ObservedResponse, error: ReadError | undefined): string | undefined => {
  const { response, isRejectedByCode, noun } = observed;
  const { status } = response;
  if (status < 400 && error === undefined) return withoutError(observed);
  if (status < 300) return REPORTS_ERROR;
  if (isRejectedByCode) return causeInWords('credential', undefined, noun);
  if (status === 403 && isRateLimited(response)) return causeInWords('rate-limit', undefined, noun);
  if (isFault(observed)) return OF_FAULT;
  if (isMissingThing(observed)) return causeInWords('not-found', undefined, noun);
  return isOtherwise(observed) ? inItsWords(observed) : undefined;
};

/** What the response says more exactly than its status; undefined if it says no more. */
const closerReading = (observed: ObservedResponse): string | undefined => {
  const error = errorOf(observed);
  const cause = error?.cause;
  return (
    readHeaders(observed) ??
    notAdmitted(observed, cause) ??
    withOwnReason(observed, error) ??
    (error === undefined || cause === undefined
      ? withoutCause(observed, error)
      : causeOfError(observed, error, cause))
  );
};

/** What only some requests have. */
const BODY = 'the body and the parameters';
const hasBody = ({ method }: ObservedResponse): boolean => method !== 'GET' && method !== 'HEAD';

/** The status in words, and what to do about it. */
export const explainStatus: Explainer = (observed) => {
  const { status } = observed.response;
  const cause = CAUSE_OF_STATUS[status];
  const name = statusName(status);
  const advice =
    closerReading(observed) ??
    ADVICE[status] ??
    (cause && wordsOf(observed, cause)) ??
    CLASS_ADVICE[Math.floor(status / 100)] ??
    'This is not an HTTP status.';
  const details = status >= 300 || status === 207 || errorOf(observed) ? detailsInWords(observed) : undefined;
  const said = hasBody(observed) ? advice : advice.replace(BODY, 'the parameters');
  return [`${status}${name === undefined ? '' : ` ${name}`}: ${said}`, details].filter(Boolean).join(' ');
};
