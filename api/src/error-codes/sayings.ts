import type { Cause, Meaning } from '#src/error-codes/cause.ts';

/** Words that say more than their cause does, whoever says them: what of the call, not of the key, is the reason. */
const SAYINGS: readonly (readonly [RegExp, Meaning])[] = [
  [
    /(?:unrecogni[sz]ed|unauthori[sz]ed|untrusted|unknown|disallowed|forbidden) ip\b|\bip(?: address)?\b.{0,60}(?:not (?:\w+ )?(?:white-?listed|allow-?(?:ed|listed)|authori[sz]ed|permitted|trusted)|is (?:blocked|restricted))|\b(?:client|caller|source|remote|request|your)(?: ip)? address\b.{0,60}\bnot (?:\w+ )?(?:authori[sz]ed|permitted|trusted|allowed)|\bip(?:\/token| address)? .{1,60}\b(?:is|was) not (?:allowed|permitted|authori[sz]ed) to\b|blocked by .{0,60}\b(?:firewall|network) (?:settings|rules?|polic(?:y|ies))|(?:firewall|network) (?:rules?|settings|polic(?:y|ies)) .{0,40}\b(?:block|den(?:y|ies|ied)|not allow)|public (?:network )?access is (?:disabled|not allowed)|invalid (?:request|client|caller|source) ip\b/i,
    [
      'restricted',
      'The {key} may not be used from this address: add the address of this machine to the allowed ones at the provider. The {key} itself is not the reason.',
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
  [/^error code: 1015\b/i, 'rate-limit'],
  [
    /^error code: 10(?:0[5-9]|1[02]|20)\b/i,
    [
      'policy',
      'Cloudflare, in front of the API, blocked the call by a rule of the site: for its address, its country or its headers. The {key} is not the reason.',
    ],
  ],
];

/**
 * With which statuses words count. An `invalid_request` with 401 still rejects the key, and a 404 with
 * `forbidden` is a 404.
 */
const FITS: Partial<Record<Cause, RegExp>> = {
  clock: /^(?:2..|40[013])$/,
  signature: /^(?:2..|40[013])$/,
  restricted: /^(?:2..|40[013])$/,
  quota: /^(?:2..|4..)$/,
  credential: /^(?:2..|40[0134]|422|419|440|49[89])$/,
  permission: /^(?:2..|40[0134])$/,
  customer: /^(?:2..|40[0239]|422|403)$/,
  payment: /^(?:2..|40[0-3]|422|429)$/,
  account: /^(?:2..|40[0-3]|42[23])$/,
  'not-enabled': /^(?:2..|40[0349])$/,
  elsewhere: /^(?:2..|3..|40[013]|421)$/,
  'not-found': /^(?:2..|40[049]|422)$/,
  conflict: /^(?:2..|40[039]|422)$/,
  policy: /^(?:2..|40[03]|422)$/,
  overloaded: /^(?:2..|5..)$/,
  server: /^(?:2..|5..)$/,
  'not-ready': /^(?:2..|409|503)$/,
  retired: /^(?:2..|40[0134]|410|426)$/,
  request: /^(?:2..|40[06]|41[35]|422)$/,
};

const causeOf = (meaning: Meaning): Cause => (typeof meaning === 'string' ? meaning : meaning[0]);

/** Whether a cause is said with a status. */
export const fits = (cause: Cause, status: number): boolean => FITS[cause]?.test(String(status)) ?? true;

/** What a message means by words that are the same everywhere. */
export const meaningOfSaying = (message: string, status: number): Meaning | undefined =>
  SAYINGS.find(([pattern, meaning]) => pattern.test(message) && fits(causeOf(meaning), status))?.[1];
