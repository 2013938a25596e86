import type { CodeMeaning } from '@gatehouse/contract/plain/error-table.ts';
import type { FailedCall } from '#src/error/failed-call.ts';
import { fits, statusOf } from '#src/error/fits.ts';
import { causeOf, type ReadError, toError } from '#src/error/meaning.ts';

/** Words that say more than their cause does, whoever says them: what of the call, not of the key, is the reason. */
const SAYINGS: readonly (readonly [RegExp, CodeMeaning])[] = [
  [
    /(?:unrecogni[sz]ed|unauthori[sz]ed|untrusted|unknown|disallowed|forbidden) ip\b|\bip(?: address)?\b.{0,60}(?:not (?:\w+ )?(?:white-?listed|allow-?(?:ed|listed)|authori[sz]ed|permitted|trusted)|is (?:blocked|restricted))|\b(?:client|caller|source|remote|request|your)(?: ip)? address\b.{0,60}\bnot (?:\w+ )?(?:authori[sz]ed|permitted|trusted|allowed)|\bip(?:\/token| address)? .{1,60}\b(?:is|was) not (?:allowed|permitted|authori[sz]ed) to\b|blocked by .{0,60}\b(?:firewall|network) (?:settings|rules?|polic(?:y|ies))|(?:firewall|network) (?:rules?|settings|polic(?:y|ies)) .{0,40}\b(?:block|den(?:y|ies|ied)|not allow)|public (?:network )?access is (?:disabled|not allowed)|invalid (?:request|client|caller|source) ip\b/i,
    [
      'restricted',
      'The {key} may not be used from this address: add the address of this machine to the allowed ones at the provider. The {key} itself is not the reason.',
    ],
  ],
  [
    /^(?!.{0,200}\b(?:or|invalid|incorrect|wrong|malformed|expired)\b).{0,80}(?:\b(?:no|missing|without|failed to resolve|did not (?:provide|include|send|find)) (?:(?:a|an|any|the|its|your|required|auth|authentication|authorization|mandatory) ){0,3}\b(?:api[- _]?keys?|subscription[- _]?keys?|access[- _]?tokens?|auth\w* tokens?|credentials|authorization header)\b(?! (?:with|for|of|in our|in the (?:database|system)|matches|has)\b)|\b(?:api[- _]?keys?|subscription[- _]?keys?|access[- _]?tokens?|auth\w* tokens?|credentials|authorization header)\b (?:(?:was|were|is|are) )?(?:missing|not (?:provided|supplied|sent|included|specified|present|found))\b(?! (?:in our|in the (?:database|system)|for|by)\b))/i,
    [
      'credential',
      'The API found no {key}: the call arrived without one, or has it under another name. Check the header or parameter that the API looks in.',
    ],
  ],
  [
    /\b(?:csrf|xsrf|crumb|authenticity[ _]token|anti-?forgery|request verification token)\b/i,
    [
      'restricted',
      'The CSRF token that belongs to a session is missing or wrong: fetch one (often by a GET with X-CSRF-Token: Fetch), and send it with the cookies of the same session. Only where a {key} alone is enough, leave the cookies out. The {key} itself is not the reason.',
    ],
  ],
  [
    /\bcors\b|\borigin\b.{0,80}\bnot (?:\w+ )?allowed\b|\b(?:disallowed|invalid|forbidden) origin\b/i,
    [
      'restricted',
      'The API does not allow the Origin header of the call (CORS): add that origin to the allowed ones of the API, or send none. The {key} is not the reason.',
    ],
  ],
  [
    /\b(?:client|required ssl|the ssl|tls|mtls) certificate\b.{0,30}\b(?:error|required|missing|sent|provided|presented|needed)\b/i,
    [
      'restricted',
      'The call may not pass without a client certificate (mutual TLS) that the API knows: it had none, or another. Send the one that is registered there. The {key} is not the reason.',
    ],
  ],
  [
    /\bownership\b|\bnot (?:an? |the )?(?:verified )?owner\b/i,
    ['permission', 'The account is not an owner of what the request names: have it added there as one.'],
  ],
  [
    /(?:\b(?:connect\w*|requests?|calls?) to|\b(?:upstream|remote|downstream|third[- ]party))\b.{0,60}\b(?:failed|returned|responded|answered|rejected)\b.{0,30}\b[45]\d\d\b/i,
    [
      'server',
      'Another service, which the API called for this, failed or refused that, as the words say: a key for that service, kept in the API or sent beside, may be wrong. The {key} of this call is not the reason.',
    ],
  ],
  // With 404, too, which would tell of a path otherwise.
  [
    /\b(?:invalid|incorrect|expired|revoked) (?:api|access|auth\w*|bearer)[-_ ]?(?:key|token)\b|\b(?:api|access|auth\w*|bearer)[-_ ]?(?:key|token) (?:is|was|has) (?:been )?(?:invalid|incorrect|wrong|expired|revoked|not valid)\b/i,
    'credential',
  ],
  [
    /https?:\/\/\S+.{0,60}\b(?:timed? ?out|unreachable|not (?:reachable|respond\w*)|(?:no|without) (?:response|answer))\b|\b(?:webhook|callback|target)(?: \w+)? (?:timed out|(?:is )?(?:unreachable|not reachable)|did(?: not|n't) respond|could not be (?:reached|called))\b/i,
    [
      'request',
      'The API could not call the address that is a value in the request, or got no answer in time: it has to be reachable from the internet, and to answer at once.',
    ],
  ],
  [
    /\b(?:window|offset|page|(?:response|result)s? (?:size|set))\b.{0,60}\b(?:too (?:large|deep|high)|greater than|larger than|exceed\w*|beyond)\b/i,
    [
      'request',
      'The request asks for more results, or a later page, than the API returns: narrow it, or page in another way.',
    ],
  ],
  [
    /\b(?:find|found|no|snap\w*)\b.{0,60}\b(?:coordinates?|routable|roads?)\b/i,
    [
      'not-found',
      'What was looked for does not exist near this place: check the order of the coordinates (longitude, latitude), or search in a larger radius.',
    ],
  ],
  [
    /\b(?:payment|transaction|card|charge)\b.{0,40}\b(?:declined|denied|refused|rejected)\b|\btransa[cç][aã]o (?:negada|recusada)|\b(?:pago|transacci[oó]n)\b.{0,20}\b(?:rechazad|denegad)|\bpaiement\b.{0,20}\brefus|\bzahlung\b.{0,20}\babgelehnt/i,
    [
      'customer',
      'The payment or transaction was declined, so nothing was done: try again later, or have the customer pay in another way. The {key} is not the reason.',
    ],
  ],
  [
    /\b(?:insufficient|not enough|no|lack of|out of)(?: free| available)? (?:capacity|resources|hosts?|nodes?)\b/i,
    [
      'not-ready',
      'There is no room for it in this place now: try again later, ask for less, or choose another place or type.',
    ],
  ],
  [
    /\b(?:vehicle|car|device|gateway|hub|bridge|charger|camera|sensor|printer|robot|thermostat|meter|runner|agent|machine)\b.{0,40}\b(?:offline|asleep|sleep(?:ing| state| mode)|(?:not (?:connected|online|reachable)|unreachable|disconnected|(?:powered|switched|turned|set to) off))\b/i,
    [
      'not-ready',
      'What the request is for is offline, asleep or off: wake it up or switch it on, then try again.',
    ],
  ],
  [
    /\b(?:is|are|was|in) (?:\w+ )?(?:sealed|read-?only|frozen)\b/i,
    [
      'not-ready',
      'What the request is for is sealed, frozen or read-only: somebody who runs it has to change that first. To try again alone does not help.',
    ],
  ],
  [
    /\berror (?:rate )?limit\b|\btoo many (?:errors|failed (?:requests|calls))\b/i,
    [
      'rate-limit',
      'Too many requests ended in errors: stop until the limit is reset, then leave out those that fail. The {key} is not the reason.',
    ],
  ],
  [
    /(?:missing|provide|include|requires?|set|without|make sure .{0,30} has|must have|needs? to have|does not have)\b[^.]{0,30}\buser[- ]?agent\b(?! (?:that|which|was|is (?:not )?(?:blocked|allowed)))/i,
    [
      'restricted',
      'The API may not be called without a User-Agent header that names the application: it is missing. The {key} is not the reason.',
    ],
  ],
  [
    /\b(?:under|for|scheduled|planned|undergoing|in|during) (?:\w+ )?maintenance\b|\bmaintenance (?:mode|window)\b/i,
    ['server', 'The API is down for maintenance. Try again later.'],
  ],
  [
    /^(?:upstream (?:connect error|request timeout)|no healthy upstream)\b/i,
    ['server', 'A gateway in front of the API got no valid response from it. Try again shortly.'],
  ],
  [/^error code: 1015\b/i, 'rate-limit'],
  [
    /^error code: 10(?:0[5-9]|1[02]|20)\b/i,
    [
      'policy',
      'Cloudflare, in front of the API, blocked the call by a rule of the site: for its address, its country or its headers. The {key} is not the reason.',
    ],
  ],
];

/** What a message means by words that are the same everywhere. */
export const meaningOfSaying = (message: string, status: number): CodeMeaning | undefined =>
  SAYINGS.find(
    ([pattern, meaning]) =>
      pattern.test(message) && (causeOf(meaning) === 'not-ready' || fits(causeOf(meaning), status)),
  )?.[1];

/** By words that say more than a cause does. */
export const readBySaying = (failed: FailedCall): ReadError | undefined => {
  const meaning = failed.isPartial ? undefined : meaningOfSaying(failed.message, statusOf(failed));
  return meaning && toError(meaning, 'name');
};
