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
    /\bcsrf\b/i,
    [
      'restricted',
      'The API takes the call for one of a browser, and its CSRF token is missing or wrong: send the {key} without cookies. The {key} itself is not the reason.',
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
  SAYINGS.find(([pattern, meaning]) => pattern.test(message) && fits(causeOf(meaning), status))?.[1];

/** By words that say more than a cause does. */
export const readBySaying = (failed: FailedCall): ReadError | undefined => {
  const meaning = failed.isPartial ? undefined : meaningOfSaying(failed.message, statusOf(failed));
  return meaning && toError(meaning, 'name');
};
