import type { Meaning } from '#src/error-codes/cause.ts';

/**
 * Phrases that mean the same whoever says them. The first that fits counts: what has one meaning comes before what is
 * said of many things, as a limit of size before a limit of calls.
 */
export const PHRASES: readonly (readonly [RegExp, Meaning])[] = [
  [
    /timestamp.{0,60}(?:ahead of|outside|too old|expired)|request time.{0,40}current time|clock skew|stale request|request (?:is|has) (?:too old|expired)/i,
    'clock',
  ],
  [
    /(?:invalid|incorrect|wrong|bad) sign(?:ature)?\b|signature.{0,30}(?:does not match|did not match|mismatch|is (?:invalid|incorrect|not valid))/i,
    'signature',
  ],
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
  [
    /(?:not (?:available|supported|allowed|offered)|unavailable|restricted|blocked) (?:in|for|from) (?:your|this|the) (?:country|region|location|jurisdiction)|(?:country|region|location) (?:is )?not (?:supported|allowed)/i,
    [
      'restricted',
      'The API may not be used from the country that the call comes from; the {key} is not the reason.',
    ],
  ],
  [/flagged (?:by|as)|content (?:moderation|policy|filter)|safety (?:system|filter|policy)/i, 'policy'],
  [
    /\bnonce\b.{0,40}(?:invalid|used|too (?:low|small)|must)|(?:invalid|wrong|bad|used) nonce/i,
    [
      'request',
      'The nonce of the request was used before or is lower than the last one: send a higher one, and give each program a {key} of its own.',
    ],
  ],
  [
    /(?:size|length) (?:limit|exceed)|(?:too (?:large|long|big))|exceeds? (?:the )?max(?:imum)?\b/i,
    [
      'request',
      'The API does not accept a value in the request: something in it is larger or longer than allowed.',
    ],
  ],
  [
    /(?:upgrade|change) (?:to|your|the) (?:[\w-]+ ){0,3}(?:plan|subscription|tier|account)|not (?:subscribed|entitled) to|(?:plan|subscription|tier)\b.{0,40}(?:does not|doesn.t|do not|don.t) (?:\w+ )?(?:include|allow|support|cover|have)|not (?:\w+ )?(?:available|enabled|included|supported|allowed) (?:\w+ ){0,2}(?:in|on|for|with|by|under) (?:your|the|this) (?:[\w-]+ ){0,2}(?:plan|subscription|tier)|(?:requires?|only available (?:on|with|to|for|in)) (?:an? |the )?(?:[\w-]+ ){0,3}(?:plan|subscription)\b/i,
    [
      'payment',
      'The account has to pay for this: its plan does not include it, or no more of it. Choose a larger plan, or subscribe to the API.',
    ],
  ],
  [
    /rate limit (?:(?:is|was|has been) )?(?:exceeded|reached|hit|violat)|rate limit\b.{0,12}\bexceeded|\bqps\b.{0,20}(?:limit|exceed)|spike arrest|exceed(?:s|ed|ing) the (?:\w+ ){0,2}rate limit|reached (?:the|your) (?:\w+ )?rate limit|exceeded (?:the|your|a) (?:\w+ )?rate limit|rate limit window|too many (?:\w+ )?(?:requests|calls|queries)|(?:request|query) (?:was |is |has been )?throttled|slow down\b|requests? (?:are |is )?(?:being )?(?:too fast|too frequent)|number of (?:api )?(?:requests|calls) .{0,30}exceed|rate.limited|limited to \d+ (?:api )?(?:calls|requests)|budget exhausted|over (?:qps|queries per second)|(?:hourly|minutely|per[- ](?:second|minute|hour)) (?:\w+ ){0,3}limit/i,
    'rate-limit',
  ],
  [
    /quota limit exceeded/i,
    [
      'rate-limit',
      'Too many requests, or a quota of the account is used up: wait, and check its plan if that does not help.',
    ],
  ],
  [
    /exceed(?:s|ed)? (?:your|the|a) (?:\w+ )?quota|exceed(?:s|ed)? your (?:[\w-]+ ){0,2}limit|quota (?:is |has been )?exceeded|out of (?:[\w-]+ ){0,3}quota|\bcap (?:is |has been )?(?:exceeded|reached)|credits? exceeded|(?:calls|requests|credits|usage) (?:per|for|of|this|in) (?:the |this )?(?:month|day)|(?:monthly|daily|usage|account|plan) (?:\w+ )?(?:limit|quota|cap)|limit (?:has been |was |is )?(?:exceeded|reached)|reached (?:the|your|its|their) (?:\w+ ){0,3}limit|limit of \d+ \w+ (?:has been |was )?(?:exceeded|reached)/i,
    ['quota', 'A quota of the account is used up: check its plan, its balance and when the quota is reset.'],
  ],
  [
    /(?:card|payment|transaction|charge)\b.{0,20}\b(?:declined|refused)/i,
    [
      'customer',
      'The payment of the customer was declined; your account and the {key} are not the reason. Ask for another card.',
    ],
  ],
  [
    /billing account\b.{0,60}\b(?:disabled|closed|absent|suspended)/i,
    ['payment', 'The billing account is missing or disabled: see the billing of the project or account.'],
  ],
  [
    /(?:insufficient|not enough) (?:\w+ )?(?:credits?|balance|funds)\b|not have enough (?:credit|balance|funds)|credit balance|out of credit|(?:balance|credits?) (?:is |are )?(?:too low|exhausted|used up|depleted|insufficient)|(?:run|ran) out of (?:\w+ )?credits?|no credits? (?:left|remaining)|(?:subscription|plan|trial|licen[cs]e) (?:is |has |was )?(?:been )?(?:expired|ended|over|inactive|not active|cancell?ed)|(?:active|paid|valid) (?:subscription|plan|licen[cs]e) (?:is )?required|payment (?:is )?(?:required|overdue|past due)/i,
    'payment',
  ],
  [
    /(?:domain|sender|email|address)\b.{0,60}\bnot (?:verified|validated)|not an? (?:authori[sz]ed|verified|validated) sender|sandbox (?:sub)?domains?|authorized recipients|trial account/i,
    ['account', 'The account is limited until the sender or the recipient is verified: see its settings.'],
  ],
  [
    /\b(?:account|organi[sz]ation|workspace|project|store|tenant|merchant)\b.{0,30}\b(?:suspended|disabled|deactivated|banned|blocked|frozen|closed|inactive|not active|locked)\b/i,
    'account',
  ],
  [
    /(?:account|organi[sz]ation|business|identity|phone|e-?mail(?: address)?) must be verified|(?:verify|confirm|validate) your (?:e-?mail|phone|account|identity|domain)|(?:must|needs? to|ha(?:ve|s) to|please|should|until you) (?:first )?(?:accept|agree to) (?:\w+ ){0,4}terms\b|not (?:yet )?(?:accepted|agreed to) (?:\w+ ){0,4}terms\b|(?:terms|agreement)\b.{0,30}\bnot (?:been )?(?:accepted|signed)|complete (?:your )?(?:account setup|onboarding|registration|verification|profile)/i,
    [
      'account',
      'The account is limited until something is verified or accepted: see its settings at the provider.',
    ],
  ],
  [
    /recipient.{0,60}(?:inactive|unsubscribed|opted out|bounced)|(?:players|recipients|users|contacts|subscribers)\b.{0,30}\bnot subscribed/i,
    ['customer', 'The recipient is the reason, not the {key}: they are inactive, or have unsubscribed.'],
  ],
  [
    /(?:api|service|feature|endpoint|access|product)\b.{0,20}(?:is |has )?not (?:been )?(?:enabled|activated|switched on)/i,
    'not-enabled',
  ],
  [
    /insufficient (?:client )?scope|lacks? (?:the )?(?:required |necessary )?scope|missing (?:the |a )?(?:following |required |necessary )*scopes?\b|required scopes?\b/i,
    ['permission', 'The {key} lacks a scope for this: add it, or create one that has it.'],
  ],
  [
    /(?:no|insufficient|missing|lacks?|without) (?:the |a )?(?:required |necessary |sufficient )?(?:permissions?|privileges)\b/i,
    'permission',
  ],
  [
    /(?:invalid|incorrect|unknown|wrong|no|missing) (?:[\w-]+ or )?(?:[\w-]+ )?(?:api[ -]?)?(?:access )?(?:key|application.?id|token|credentials)\b|bad credentials|not authenticated|(?:unable|failed) to authenticate|authenticat(?:e|ion) (?:failed|required)/i,
    'credential',
  ],
  [
    // FastAPI: a header of the call that is checked like any other value.
    /\bheader\.(?:x-)?[\w-]*(?:key|token|authorization|secret)[\w-]*: (?:field |this field is )?required/i,
    'credential',
  ],
  [
    /^(?:an? |the )?(?:valid )?(?:(?:access|api|auth(?:entication|orization)?|bearer|security|session)[ _-]?)?(?:token|key|credentials) (?:is |are )?(?:required|missing|needed)|(?:log|sign)(?:ged)?[ -]?in (?:is )?(?:required|first|to continue)|must be (?:logged|signed) in|(?:invalid|incorrect|wrong|bad) (?:user ?name|login|e-?mail)[ /,]*(?:and|or|and\/or|&)?[ /]*password|(?:get|obtain|provide|include|pass|supply|requires?|without|need|specify) (?:an? |your |the )?(?:valid )?api[ _-]?key\b/i,
    'credential',
  ],
  [
    /(?:key|token|credentials)\b[^.]{0,20}\b(?:(?:is|are|was|were|been) (?:not valid|invalid|missing|revoked|incorrect|not provided|disabled)|(?:missing|not provided|invalid|revoked))|not (?:supplied|provided|included) an? (?:[\w-]+ ){0,3}(?:key|token)|\bapi[_ -]?key\b[^.]{0,20}\b(?:not|was not|is not|does not) (?:registered|recogni[sz]ed|found|known|exists?)|\bno api[_ -]?key\b/i,
    'credential',
  ],
  [
    /(?:token|key|jwt|session|credentials?|login) (?:is |has |have |was )?(?:already )?(?:been )?expired|expired (?:access )?(?:token|key|jwt|session|credentials)/i,
    ['credential', 'The {key} is expired: renew or rotate it.'],
  ],
  [
    /(?:unknown|unrecogni[sz]ed|no such) (?:project|account|app(?:lication)?|tenant|organi[sz]ation|workspace|site)\b(?:[ _-]?id)?\b.{0,20}\b(?:in|of|for) (?:the|this|your) (?:api[ -]?)?(?:key|token|dsn|credentials)|(?:project|account|app(?:lication)?|tenant|organi[sz]ation|workspace)\b(?:[ _-]?id)?\b.{0,20}\b(?:in|of|for) (?:the|this|your) (?:api[ -]?)?(?:key|token|dsn|credentials)\b.{0,20}\b(?:not (?:found|known)|does not exist|unknown|invalid)/i,
    [
      'credential',
      'The API does not accept the {key}: the project or account that it names is not known there. Check that it was copied whole, and for this installation.',
    ],
  ],
  [
    /(?:verify|check) your (?:api[ _-]?)?key\b|developer inactive|(?:did not|not) log(?:ged)?[ -]?in(?:to)?\b/i,
    'credential',
  ],
  [
    /\b(?:api|end-?points?|v\d+|method|route|model|operation|engine|version(?: \S+)?)\b[^.]{0,60}?\b(?:(?:has|have) been (?:permanently )?(?:removed|retired|sunset(?:ted)?|discontinued|decommissioned|shut ?down|turned off|withdrawn|deprecated)|(?:is|are|was|were) (?:now |permanently )?(?:retired|sunset|discontinued|decommissioned|shut ?down)|(?:is |are )?no longer (?:available|supported|maintained|offered))\b(?! (?:for|to|on|in|under|with) )|(?:using|called|calling) an? (?:deprecated|retired) (?:\w+ ){0,2}(?:end-?point|api|version|method)\b/i,
    'retired',
  ],
  [
    /already (?:exists?|a |(?:has|have) (?!(?:the )?max|reached|expired|too )|in use|(?:being )?used|taken|been (?!revoked|expired|disabled|deactivated|blocked)|registered)|duplicate |must (?:be|make a|form a) unique|idempotency key|idempotent requests|previously published|stale object|working on this at the same time|(?:was|been) (?:changed|modified|updated) (?:by|since|in the meantime)/i,
    'conflict',
  ],
  [
    /does(?: not|n.t) exist|(?:was |is |could )?not (?:be )?found|(?:cannot|can.t|could not|unable to) (?:find|locate)|no such |non.?existing|no (?:matching )?[\w-]+ (?:was |were )?found/i,
    'not-found',
  ],
  [
    /cannot query field|syntax error|unrecogni[sz]ed|is (?:required|missing)|not present|must (?:be|have|not)|is not (?:a )?valid|invalid (?:value|param(?:eter)?s?|argument|url|email|format|input|request)|provide a valid/i,
    'request',
  ],
  [
    /currently loading|is (?:being )?load(?:ed|ing)|not (?:yet )?ready/i,
    ['not-ready', 'The API is not ready yet: try again shortly.'],
  ],
  [
    /(?:unable to|could not|cannot|can.t|failed to) (?:download|fetch)|(?:download|fetch) (?:error|failed)/i,
    [
      'request',
      'The API could not fetch an address that is a value in the request: it has to be reachable from the internet.',
    ],
  ],
  [/out of memory/i, ['server', 'The API failed on its side: its memory was not enough. Ask it for less.']],
];
