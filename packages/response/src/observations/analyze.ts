import type { Observation, ObservationKind } from '@gatehouse/contract/testing.ts';
import type { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { withNoun } from '#src/observations/causes.ts';
import { explainChallenge } from '#src/observations/challenge.ts';
import { explainDeprecation } from '#src/observations/deprecation.ts';
import type { Quoting } from '#src/observations/formatting.ts';
import { explainIncomplete } from '#src/observations/incomplete.ts';
import { explainRepeatedName, explainRounded } from '#src/observations/lost-in-parsing.ts';
import { explainAccepted, explainCreated } from '#src/observations/next-step.ts';
import { explainNote } from '#src/observations/note.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';
import { explainPages } from '#src/observations/pages.ts';
import { explainProblem } from '#src/observations/problem.ts';
import { explainRateLimit } from '#src/observations/rate-limit.ts';
import { explainRedirects } from '#src/observations/redirects.ts';
import { explainShape } from '#src/observations/shape.ts';
import { explainStatus } from '#src/observations/status.ts';
import { explainOpenKey, explainWithheld } from '#src/observations/withheld-key.ts';

/** The most important first. */
const EXPLAINERS: readonly [ObservationKind, Explainer][] = [
  ['withheld-key', explainWithheld],
  ['renewed', ({ renewal }) => renewal],
  ['advice', explainOpenKey],
  ['status', explainStatus],
  ['problem', explainProblem],
  ['note', explainNote],
  ['challenge', explainChallenge],
  ['accepted', explainAccepted],
  ['created', explainCreated],
  ['rate-limit', explainRateLimit],
  ['deprecation', explainDeprecation],
  ['redirects', explainRedirects],
  ['incomplete', explainIncomplete],
  ['shape', explainShape],
  ['rounded', explainRounded],
  ['repeated-name', explainRepeatedName],
  ['pages', explainPages],
];

/** No text repeats a key; Facebook's links, for example, contain it. */
const observationsOf = (
  all: readonly [ObservationKind, string | undefined][],
  { withoutSecrets }: Quoting,
): Observation[] =>
  all.flatMap(([kind, text]) => (text === undefined ? [] : [{ kind, text: withoutSecrets(text) }]));

/** Explains a response, by fixed rules. */
export const observeResponse = (observed: ObservedResponse): Observation[] =>
  observationsOf(
    EXPLAINERS.map(([kind, explain]) => [kind, explain(observed)]),
    observed,
  );

/** Observations as one text, one per line. */
export const analysisOf = (observations: readonly Observation[]): string =>
  observations.map(({ text }) => text).join('\n');

const BAD_REQUEST: Record<SecretNoun, string> = {
  key: 'If this is the header with the key, the stored key contains a line break or a character that is not allowed in headers: copy the key again and rotate it.',
  'access token':
    'If this is the header with the access token, the provider issued one with a character that is not allowed in headers: reconnect to get another.',
};

const ADVICE: Partial<Record<OutboundError['code'], string>> = {
  dns: 'Check the spelling of the host name.',
  refused: 'Nothing is listening at this address and port: is the server running?',
  unreachable: 'There is no route to this address from here: check the network and the VPN.',
  tls: 'The secure connection failed: the certificate is not trusted, has expired or is for another name.',
  timeout: 'The server took too long: try again, or check its status page.',
  reset: 'The server, or something on the way to it, closed the connection. Try again.',
  bad_response: 'Check the port, and whether it expects https:// rather than http://.',
  bad_encoding:
    'The server used a Content-Encoding that was not requested, or that does not match the body: an error on its side.',
  headers_too_large: 'The server sent more headers than a client has to accept.',
  too_many_redirects: 'The redirects go in a circle: call the address that you want directly.',
  bad_redirect: 'The server redirected to a Location that leads nowhere: an error on its side.',
  blocked: 'This address is never called, so that a test cannot reach a stored key or an internal service.',
};

/** What it means that a server which was reached sent the call on to a host that was not. */
const AFTER_REDIRECT =
  'The API redirected the call there, often to its login: the {key} may be missing or wrong, or this is not the address of the API.';
const NOT_REACHED: readonly OutboundError['code'][] = ['dns', 'refused', 'unreachable', 'tls'];

const adviceOn = ({ code, isAfterRedirect }: OutboundError, noun: SecretNoun): string | undefined => {
  if (code === 'bad_request') return BAD_REQUEST[noun];
  return isAfterRedirect && NOT_REACHED.includes(code) ? withNoun(AFTER_REDIRECT, noun) : ADVICE[code];
};

/** Explains why there is no response. */
export const observeFailure = (
  error: OutboundError,
  withheld: Pick<ObservedResponse, 'withheldHost' | 'withheldReason' | 'noun' | 'withoutSecrets'>,
): Observation[] =>
  observationsOf(
    [
      ['withheld-key', explainWithheld(withheld)],
      ['no-response', `No response: ${error.message}`],
      ['advice', adviceOn(error, withheld.noun)],
    ],
    withheld,
  );
