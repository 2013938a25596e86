import { findOauthError } from '@gatehouse/knowledge/oauth-errors.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { Refusal } from '#src/features/oauth/protocol/read-token-response.ts';

/** What a client is called, and its parts; `client error` is a word for any 4xx. */
const CLIENT =
  '(?<![a-z])(?:client(?! (?:error|side))|app(?:lication)?[ _-]?(?:id|key|secret)|consumer[ _-]?(?:id|key|secret)|api[ _-]?key|authori[sz]ation header|basic auth)';
const MISSING = String.raw`(?:\bmiss|required|blank|empty|not (?:been )?(?:provided|present|given|supplied|sent|passed|set|specified)|undefined|null|provide\b|specify|must (?:be|contain|include)|without|\bno\b|lost|determine)`;
const WRONG = String.raw`(?:invalid|incorrect|wrong|unknown|unrecogni[sz]ed|\bnot\b|n't\b|\bbad\b|fail|mismatch|denied|unauthori[sz]ed|unregistered|could not)`;

/** Two words within half a sentence. */
const near = (one: string, other: string): RegExp =>
  new RegExp(`${one}[^.;]{0,60}?${other}|${other}[^.;]{0,60}?${one}`, 'i');
const MISSES_CLIENT = near(CLIENT, MISSING);
const REJECTS_CLIENT = near(CLIENT, WRONG);

/** What was granted: who finds that wrong has accepted the client, and may have used it up. */
const GRANT =
  /refresh[ _-]?token|(?:authori[sz]ation|auth|access|verification)[ _-]?(?:code|grant)|(?<![a-z_-])(?:the|this|your|invalid|expired|used) (?:code|grant|token)(?![a-z_-])/i;

/**
 * Whether a refusal says that the client was not recognized. Servers that do not read one of the two ways miss the client
 * id, and say so in many ways: in the code, in a sentence, in a list of fields, with any status that is no failure of the
 * server. What does not name the client says nothing about it.
 */
export const isClientRefused = ({ code, said, status }: Refusal): boolean => {
  const client = findOauthError(openKnowledge(), code.toLowerCase())?.client;
  if (client === 'refused') return true;
  if (status >= 500 || status === 429 || client === 'accepted') return false;
  if (status === 401) return true;
  return MISSES_CLIENT.test(said) || (REJECTS_CLIENT.test(said) && !GRANT.test(said));
};
