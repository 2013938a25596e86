import type { Refusal } from '#src/features/oauth/protocol/read-token-response.ts';

/** What a refresh token is called; not the place where it is sent, nor the kind of the request. */
const TOKEN = String.raw`(?:refresh[ _-]?token|(?:\b|_)token|(?:\b|_)grant|\bsession)(?![ _-](?:endpoint|request|url|uri|type|service|server))`;
const DEAD = String.raw`\b(?:invalid(?:ated)?(?! (?:request|client|scope|parameter|content|header))|expired|revoked|not (?:been )?(?:found|valid|active|known|recogni[sz]ed|exist)|doesn't exist|unknown|no longer|(?:been|already|was) used|reused?|consumed|deleted|incorrect|malformed|illegal|inactive|blacklisted|wrong)\b`;

const TOKEN_IS_DEAD = [
  // "Unknown or invalid refresh token".
  new RegExp(`${DEAD}[ _/-]+(?:[\\w/-]+ ){0,2}?${TOKEN}`, 'i'),
  // "Token has been expired or revoked", and a field that is named with what is wrong with it.
  new RegExp(`${TOKEN}\\W+(?:\\w+\\W+){0,6}?${DEAD}`, 'i'),
  // A code in one word.
  /(?:refresh_?)?token_?(?:is_)?(?:expired|revoked|invalid|not_found|not_valid)|(?:expired|revoked|invalid|unknown|illegal)_?refresh_?token/i,
];

const ACCESS = String.raw`\b(?:access|app|application|integration|authori[sz]ation|consent|permission|connection|installation|account|user)\b`;
const WITHDRAWN = String.raw`\b(?:revoked|withdrawn|uninstalled|disconnected|deauthori[sz]ed|deactivated)\b`;
const ACCESS_IS_WITHDRAWN = new RegExp(
  `${ACCESS}[^.;]{0,40}?${WITHDRAWN}|${WITHDRAWN}[^.;]{0,40}?${ACCESS}`,
  'i',
);

const TEMPORARY =
  /try(?:ing)? (?:it )?(?:again|later)|retry|temporar|rate limit|too many|throttl|timed? ?out|unavailable|maintenance|overload|in progress|concurrent|being (?:used|refreshed|renewed|processed)|\block(?:ed)?\b|\bbusy\b|internal (?:server )?error|at th(?:is|e) (?:time|moment)|right now/i;
const LOG_IN = /log ?in|sign ?in|(?:re-?)?(?:authori[sz]e|authenticate|connect)\b/i;

/** A part of the request that is wrong for any refresh token. */
const ABOUT_REQUEST = /grant[ _-]?type|content[ _-]?type|\bscopes?\b|redirect[ _-]?uri/i;

const isRefusal = (status: number): boolean => status < 500 && ![408, 421, 425, 429].includes(status);

/**
 * Whether a refusal of a refresh says in its own words that the refresh token is dead. Many servers do so in place of
 * `invalid_grant`. One that also says to try again later is not believed, unless it says to log in: a login that is ended
 * by mistake costs more than a renewal that is tried once more.
 */
export const saysTokenIsDead = ({ said = '', status = 400 }: Partial<Refusal>): boolean => {
  if (!isRefusal(status) || ABOUT_REQUEST.test(said)) return false;
  if (TEMPORARY.test(said) && !LOG_IN.test(said)) return false;
  return TOKEN_IS_DEAD.some((pattern) => pattern.test(said)) || ACCESS_IS_WITHDRAWN.test(said);
};
