import { findOauthError } from '@gatehouse/knowledge/oauth-errors.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { Refusal } from '#src/features/oauth/protocol/read-token-response.ts';

/** What a client is called, and its parts; `client error` is a word for any 4xx. */
const CLIENT =
  '(?<![a-z])(?:clients?(?! (?:error|side))|app(?:lication)?[ _-]?(?:id|key|secret|credentials?)|platform app|consumer[ _-]?(?:id|key|secret)|api[ _-]?key|authori[sz]ation header|basic auth)';
const MISSING = String.raw`(?:\bmiss|required|blank|empty|not (?:been )?(?:provided|present|given|supplied|sent|passed|set|specified)|undefined|null|provide\b|specify|must (?:be|contain|include)|without|\bno\b|lost|determine|must send)`;
const WRONG = String.raw`(?:invalid|incorrect|wrong|unknown|unrecogni[sz]ed|\bnot\b|n't\b|\bbad\b|fail|mismatch|denied|unauthori[sz]ed|unregistered|malformed|error validating|could not)`;

/** Two words within half a sentence. */
const near = (one: string, other: string): RegExp =>
  new RegExp(`${one}[^.;]{0,60}?${other}|${other}[^.;]{0,60}?${one}`, 'i');
const MISSES_CLIENT = near(CLIENT, MISSING);
const REJECTS_CLIENT = near(CLIENT, WRONG);

/** What was granted: who finds that wrong has accepted the client, and may have used it up. */
const GRANT =
  /refresh[ _-]?token|(?:authori[sz]ation|auth|access|verification)[ _-]?(?:code|grant)|(?<![a-z_-])(?:the|this|your|invalid|expired|used) (?:code|grant|token)(?![a-z_-])/i;

/** By RFC 6749 section 5.2 `unauthorized_client` is a client that was recognized, and may not use the kind of grant. */
const KIND_OF_GRANT = /\bgrants?\b|grant[ _-]type|response[ _-]type|service account|\bflow\b/i;

/** Said in place of a reason: nothing beyond the status (Auth0, Atlassian: 401 with `access_denied`). */
const ONLY_THE_STATUS = /^(?:401:? )?unauthori[sz]ed\.?$/i;

const meaningOf = (code: string) => findOauthError(openKnowledge(), code.toLowerCase())?.client;

/** Whether the words name the client, and say that it is missing or wrong. */
const namesClient = (said: string): boolean =>
  MISSES_CLIENT.test(said) || (REJECTS_CLIENT.test(said) && !GRANT.test(said));

/** What the code means; a description that is a code itself says more exactly what is wrong (DocuSign: `invalid_grant`, `unauthorized_client`). */
const meaningOfCodes = ({ code, description, status }: Refusal): 'refused' | 'accepted' | undefined => {
  if (meaningOf(description) === 'refused') return 'refused';
  if (code === 'unauthorized_client' && KIND_OF_GRANT.test(description)) return 'accepted';
  if (code === 'access_denied' && status === 401 && ONLY_THE_STATUS.test(description)) return 'refused';
  return meaningOf(code);
};

/**
 * Whether a refusal says that the client was not recognized. Servers that do not read one of the two ways miss the client
 * id, and say so in many ways: in the code, in a sentence, in a list of fields, with any status that is no failure of the
 * server. What does not name the client says nothing about it.
 */
export const isClientRefused = (refusal: Refusal): boolean => {
  const { said, status } = refusal;
  const client = meaningOfCodes(refusal);
  if (client === 'refused') return true;
  if (status >= 500 || status === 429 || client === 'accepted') return false;
  return status === 401 || namesClient(said);
};

/** Whether a refusal has neither a code nor words: it may be about the client as well (Glewlwyd: 403 without a body). */
const saysNothing = ({ code, description, status }: Refusal): boolean =>
  status >= 400 &&
  status < 500 &&
  ![404, 405, 408, 429].includes(status) &&
  description === '' &&
  /^(?:http_\d+|provider_error)$/.test(code);

/** Whether another way may be tried where a request uses nothing up: also a refusal without words may be about the client. */
export const mayMeanClient = (refusal: Refusal): boolean => isClientRefused(refusal) || saysNothing(refusal);

/** Said of a client that has to sign: no secret is accepted then. */
const SIGNATURE_WANTED =
  /client_assertion(?:_type)?\W+(?:is |was )?(?:missing|required|not)|(?:only|method) '?(?:private_key|client_secret)_jwt/i;

/** What 401 contradicts (ServiceNow: `server_error`). */
const FAILED = new Set(['server_error', 'temporarily_unavailable']);

/**
 * The code whose words tell a refusal of the client, whatever the server called it; undefined if it is none, or if its own code or
 * status says it best.
 */
export const codeOfRefusedClient = (refusal: Refusal): string | undefined => {
  if (!isClientRefused(refusal)) return undefined;
  const { code, said, description } = refusal;
  if (SIGNATURE_WANTED.test(said)) return 'client_assertion_required';
  // Without words it is either of the two.
  if (code === 'unauthorized_client')
    return namesClient(description) ? 'invalid_client' : 'unrecognized_client';
  if (/^http_\d+$/.test(code) || code === 'invalid_request')
    return namesClient(said) ? 'invalid_client' : undefined;
  const isTold = findOauthError(openKnowledge(), code.toLowerCase())?.words !== undefined;
  return isTold && !FAILED.has(code) && meaningOf(code) === meaningOfCodes(refusal)
    ? undefined
    : 'invalid_client';
};
