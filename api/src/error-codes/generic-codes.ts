import type { Cause, Meaning } from '#src/error-codes/cause.ts';
import { PHRASES } from '#src/error-codes/generic-phrases.ts';

/** `RateLimitExceeded`, `rate-limit-exceeded` and `RATE_LIMIT_EXCEEDED` are one name. */
const toName = (code: string): string =>
  code
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_');

/** With 429 some mean the calls of a second by it, some those of a month. */
const LIMIT_NAME =
  /^quota_?exceeded(?:_exception)?$|^access_limit_reached$|^resource_exhausted$|^(?:usage_)?limits?_(?:exceeded|reached)$/;
const LIMIT: Meaning = [
  'rate-limit',
  'Too many requests, or a quota of the account is used up: wait, and check its plan if that does not help.',
];

/** What codes are called that no table has. The first that fits counts: a limit before what is limited. */
const NAMES: readonly (readonly [RegExp, Meaning])[] = [
  [
    // A limit that somebody sets is a value.
    /^(?:invalid|missing|bad|unknown|wrong)_(?:\w+_)?limit$|_limit_(?:invalid|required|missing|too_(?:high|low|large|small))$/,
    'request',
  ],
  [
    /rate_?limit|spike_arrest|throttl|too_?many_?(?:requests|calls)|slow_?down|request_limit|budget_exhausted|resource_exhausted|concurrency_(?:limit|exceeded)|too_many_concurrent|max_concurrent/,
    'rate-limit',
  ],
  [
    /(?:size|length|char(?:acter)?s?|depth|complexity|payload|body)_limits?_(?:exceeded|reached)|(?:context|max)_length_exceeded/,
    [
      'request',
      'The API does not accept a value in the request: something in it is larger or longer than allowed.',
    ],
  ],
  [
    /quota|usage_cap|cap_exceeded|billing_limit|(?:daily|monthly|plan|account|usage|tier|seat|storage|project|workspace)_limit|credits?_(?:exceeded|exhausted)|limits?_(?:exceeded|reached)/,
    'quota',
  ],
  [/signature_?(?:does_?not_?match|mismatch|invalid)|(?:invalid|bad|wrong|incorrect)_signature/, 'signature'],
  [
    /(?:insufficient|not_enough|out_of|no)_(?:credits?|balance|funds?)|(?:payment|subscription|upgrade)_required|(?:plan|tier|subscription)_(?:upgrade|required|expired|inactive|restricted|not_allowed)|(?:trial|subscription)_(?:is_)?(?:expired|ended|over|inactive|not_active|canceled|cancelled)|upgrade_(?:plan|your_plan)|past_due|unpaid_invoice/,
    'payment',
  ],
  [
    /(?:account|org(?:anization)?|workspace|project|team|tenant|merchant|store)_(?:is_|has_been_)?(?:suspended|disabled|deactivated|blocked|locked|closed|inactive|not_active|frozen|banned|not_verified|unverified)/,
    'account',
  ],
  [
    /(?:e?_?mail|phone|domain|sender|identity|kyc)_(?:address_)?(?:is_)?(?:not_(?:verified|confirmed)|unverified|verification_required)|(?:terms|tos|agreement)_(?:of_(?:service|use)_)?(?:not_accepted|must_be_accepted|acceptance_required|required)/,
    [
      'account',
      'The account is limited until something is verified or accepted: see its settings at the provider.',
    ],
  ],
  [
    /(?:country|region|geo|ip)_(?:address_)?(?:is_)?(?:not_(?:allowed|supported|authori[sz]ed|whitelisted|permitted)|restricted|blocked|unsupported|forbidden)|geo_?block|(?:unsupported|blocked|restricted|forbidden)_(?:country|ip|location)/,
    [
      'restricted',
      'The {key} may not be used from this address or country: see which ones the account allows. The {key} itself is not the reason.',
    ],
  ],
  [
    /(?:forbidden|blocked|denied)_by_(?:firewall|ip|network|connection)|(?:client_)?ip_(?:address_)?not_(?:in_)?(?:allow|white)_?list(?:ed)?|public_network_access_(?:is_)?(?:disabled|not_allowed)/,
    [
      'restricted',
      'The {key} may not be used from this address: add the address of this machine to the allowed ones at the provider. The {key} itself is not the reason.',
    ],
  ],
  [
    /(?:api|endpoint|version|method|model)_(?:is_|has_been_|was_)?(?:retired|removed|sunset|decommissioned|discontinued|deprecated|no_longer_supported)|(?:retired|removed|sunset|decommissioned|deprecated)_(?:api|endpoint|version|method|model)/,
    'retired',
  ],
  [/(?:card|instrument|payment|transaction)_(?:was_|processing_)?(?:declined|refused|failed)/, 'customer'],
  [
    /(?:insufficient|missing|invalid)_(?:client_)?scopes?|scopes?_(?:mismatch|missing|required|insufficient|not_authori[sz]ed)|(?:insufficient|missing)_(?:permissions?|privileges|access(?!_?(?:key|token)))|permission_denied|lacks?_permissions?|access_denied|forbidden|not_authori[sz]ed/,
    'permission',
  ],
  [
    /(?:invalid|expired|wrong|bad|revoked|incorrect|missing|no)_(?:api_?)?(?:access_?)?(?:key|token|auth|authentication|credentials?|session|jwt)|(?:key|token|jwt|session)_(?:is_)?(?:invalid|expired|revoked|disabled)|api_?key_(?:missing|required|unauthori[sz]ed|unverified|suspended|not_(?:found|valid|registered))|unauthenticated|unauthori[sz]ed|not_authed|authentication(?:_error|_failed|_failure|_required|_malformed|_missing|_invalid)?$|invalid_login$/,
    'credential',
  ],
  [
    /(?:not|never)_enabled|(?:service|feature|api|endpoint|method)_(?:is_)?(?:disabled|unavailable|not_available)|not_activated|feature_(?:flag_)?off/,
    'not-enabled',
  ],
  [
    /not_?found|no_such_|does_?_?not_exist|resource_missing|unknown_(?:id|resource|entity|user|record|object)/,
    'not-found',
  ],
  [
    /already_exists|(?:^|_)(?:email|user|name|account|phone)_(?:exists|taken)$|duplicate|conflict|already_|idempoten|unique(?:ness)?(?:_|$)|concurrent_(?:update|modification|write)|version_mismatch|stale_(?:object|version|data)|optimistic_lock/,
    'conflict',
  ],
  [/content_(?:filter|policy)|moderation/, 'policy'],
  [
    /overload|unavailable|(?:server|system|service)_busy|maintenance|over_capacity|capacity_exceeded/,
    'overloaded',
  ],
  [
    /internal_?(?:server_?)?(?:error|failure)|^internal$|server_error|backend_error|upstream_(?:error|failure|timeout)|bad_gateway|(?:gateway|deadline|request)_?(?:timeout|exceeded)/,
    'server',
  ],
  [
    /invalid|validation|malformed|bad_?value|unrecogni[sz]ed|unsupported|bad_request|bad_user_input|missing_(?:field|param|required)|unknown_(?:field|param)|unprocessable/,
    'request',
  ],
];

/**
 * With which statuses a name or a phrase counts. An `invalid_request` with 401 still rejects the key, and a 404 with
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

/** With 401 it is the key that is denied. */
const DENIED =
  /(?:access|permission) denied|\bforbidden\b|not (?:authori[sz]ed|permitted|allowed|entitled) to|do(?:es)? not have (?:access|permission)/i;

/** Whether a cause is said with a status. */
export const fits = (cause: Cause, status: number): boolean => FITS[cause]?.test(String(status)) ?? true;

const firstFit = (
  rules: readonly (readonly [RegExp, Meaning])[],
  text: string,
  status: number,
): Meaning | undefined =>
  rules.find(([pattern, meaning]) => pattern.test(text) && fits(causeOf(meaning), status))?.[1];

/** What a code means by its name alone. */
export const meaningOfName = (code: string, status: number): Meaning | undefined => {
  const name = toName(code);
  return status === 429 && LIMIT_NAME.test(name) ? LIMIT : firstFit(NAMES, name, status);
};

/** What is said of nothing but a value, whatever the status. */
const OF_VALUE =
  /\bis not a valid (?:\w+ )?(?:field|filter|parameter|property|column|sort|operator|value|format|date|option)\b|\bvalid (?:fields|values|options|filters) are\b/i;

/** With 403 a bare “Unauthorized” is said of a key that is not known, and of one that may not do this. */
const BARE_UNAUTHORIZED = /^["'\s]*(?:user )?unauthori[sz]ed(?: (?:request|access))?[.!"'\s]*$/i;
const UNAUTHORIZED: Meaning = [
  'credential',
  'The API does not accept the {key}, or does not allow it this: verify it first, then check what it may do.',
];

const OF_RATE = PHRASES.filter(([, meaning]) => causeOf(meaning) === 'rate-limit');

/** What a message means by a phrase that is the same everywhere. */
export const meaningOfPhrase = (message: string, status: number): Meaning | undefined =>
  (OF_VALUE.test(message) && /^(?:2..|40[036]|422)$/.test(String(status)) ? 'request' : undefined) ??
  (status === 403 && BARE_UNAUTHORIZED.test(message) ? UNAUTHORIZED : undefined) ??
  // Whoever is too fast is told to upgrade too.
  (status === 429 ? firstFit(OF_RATE, message, status) : undefined) ??
  firstFit(PHRASES, message, status) ??
  (status !== 401 && DENIED.test(message) && fits('permission', status) ? 'permission' : undefined);
