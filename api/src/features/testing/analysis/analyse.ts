import type { Observation, ObservationKind } from '@gatehouse/contract/testing.ts';
import type { OutboundError } from '@gatehouse/outbound/errors.ts';
import { explainAccepted } from '#src/features/testing/analysis/accepted.ts';
import { explainChallenge } from '#src/features/testing/analysis/challenge.ts';
import { explainCreated } from '#src/features/testing/analysis/created.ts';
import { explainDeprecation } from '#src/features/testing/analysis/deprecation.ts';
import { explainIncomplete } from '#src/features/testing/analysis/incomplete.ts';
import type { Explainer, Observed } from '#src/features/testing/analysis/observation.ts';
import { explainPages } from '#src/features/testing/analysis/pages.ts';
import { explainProblem } from '#src/features/testing/analysis/problem.ts';
import { explainRateLimit } from '#src/features/testing/analysis/rate-limit.ts';
import { explainRedirects } from '#src/features/testing/analysis/redirects.ts';
import { explainRounded } from '#src/features/testing/analysis/rounded.ts';
import { explainShape } from '#src/features/testing/analysis/shape.ts';
import { explainStatus } from '#src/features/testing/analysis/status.ts';
import { withoutKnownSecrets } from '#src/logging/known-secrets.ts';

const explainWithheld = (host: string | undefined): string | undefined =>
  host === undefined
    ? undefined
    : `The key was not sent: ${host} is not one of its hosts. Pin ${host} to the key to send it there.`;

/** The most telling first. */
const EXPLAINERS: readonly [ObservationKind, Explainer][] = [
  ['withheld-key', ({ withheldHost }) => explainWithheld(withheldHost)],
  ['status', explainStatus],
  ['problem', explainProblem],
  ['challenge', explainChallenge],
  ['accepted', explainAccepted],
  ['created', explainCreated],
  ['rate-limit', explainRateLimit],
  ['deprecation', explainDeprecation],
  ['redirects', explainRedirects],
  ['incomplete', explainIncomplete],
  ['shape', explainShape],
  ['rounded', explainRounded],
  ['pages', explainPages],
];

/** No text repeats a key, which Facebook's links do. */
const observationsOf = (all: readonly [ObservationKind, string | undefined][]): Observation[] =>
  all.flatMap(([kind, text]) => (text === undefined ? [] : [{ kind, text: withoutKnownSecrets(text) }]));

/** What a response means, by rules alone. */
export const observeResponse = (observed: Observed): Observation[] =>
  observationsOf(EXPLAINERS.map(([kind, explain]) => [kind, explain(observed)]));

/** Observations as one text, a line for each. */
export const analysisOf = (observations: readonly Observation[]): string =>
  observations.map(({ text }) => text).join('\n');

const ADVICE: Partial<Record<OutboundError['code'], string>> = {
  bad_request:
    'If that is the header of the key, the stored key holds a line break or a character that no header can: copy it anew and rotate it.',
  dns: 'Check the spelling of the host name.',
  refused: 'Nothing listens at this address and port: is the server running?',
  unreachable: 'There is no way to this address from here: check the network and its VPN.',
  tls: 'The secure connection failed: the certificate is not trusted, has expired or is for another name.',
  timeout: 'The server took too long: try again, or look at its status page.',
  reset: 'The server, or something on the way to it, broke the connection off. Try again.',
  bad_response: 'Check the port, and whether it wants https:// rather than http://.',
  bad_encoding:
    'The server answered in a Content-Encoding that nobody asked for, or that its body is not in: a fault on its side.',
  headers_too_large: 'The server answered with more headers than a client has to take.',
  too_many_redirects: 'The addresses lead in a circle: call the one that is meant.',
  bad_redirect: 'The server answered with a Location that leads nowhere: that is a fault on its side.',
  blocked:
    'This address is never called, so that a stored key or an internal service cannot be reached through a test.',
};

/** What it means that no response came. */
export const observeFailure = (error: OutboundError, withheldHost: string | undefined): Observation[] =>
  observationsOf([
    ['withheld-key', explainWithheld(withheldHost)],
    ['no-response', `No answer came: ${error.message}`],
    ['advice', ADVICE[error.code]],
  ]);
