import type { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { explainDeprecation } from '#src/features/testing/analysis/deprecation.ts';
import { readProblem } from '#src/features/testing/analysis/problem.ts';
import { explainRateLimit } from '#src/features/testing/analysis/rate-limit.ts';
import { explainShape } from '#src/features/testing/analysis/shape.ts';
import { explainStatus } from '#src/features/testing/analysis/status.ts';
import type { ReadBody } from '#src/features/testing/response-body.ts';

const explainWithheld = (host: string | undefined): string | undefined =>
  host === undefined
    ? undefined
    : `The key was not sent: ${host} is not one of its hosts. Pin ${host} to the key to send it there.`;

const explainRedirects = ({ redirects, url }: OutboundResponse): string | undefined =>
  redirects.length === 0
    ? undefined
    : `Followed ${redirects.length === 1 ? 'a redirect' : `${redirects.length} redirects`} to ${new URL(url).host}.`;

const lines = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('\n');

/** What the answer means, by rules alone: one observation a line, the most telling first. */
export const analyseAnswer = (
  response: OutboundResponse,
  body: ReadBody,
  withheldHost: string | undefined,
): string => {
  const problem = response.status >= 400 ? readProblem(body.value) : undefined;
  return lines(
    explainWithheld(withheldHost),
    explainStatus(response.status),
    problem && `The API says: ${problem}`,
    explainRateLimit(response.headers),
    explainDeprecation(response.headers),
    explainRedirects(response),
    response.truncated ? 'The response was longer than what is kept: its end is missing.' : undefined,
    response.truncated && body.kind === 'text' ? undefined : explainShape(body),
  );
};

/** What the lack of an answer means. */
export const analyseSilence = (error: OutboundError, withheldHost: string | undefined): string =>
  lines(explainWithheld(withheldHost), `No answer came: ${error.message}`, ADVICE[error.code]);

const ADVICE: Partial<Record<OutboundError['code'], string>> = {
  dns: 'Check the spelling of the host name.',
  refused: 'Nothing listens at this address and port: is the server running?',
  unreachable: 'There is no way to this address from here: check the network and its VPN.',
  tls: 'The secure connection failed: the certificate is not trusted, has expired or is for another name.',
  timeout: 'The server took too long: try again, or look at its status page.',
  reset: 'The server closed the connection before it had answered.',
  blocked:
    'This address is never called, so that a stored key or an internal service cannot be reached through a test.',
};
