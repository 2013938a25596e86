import { OutboundError, type OutboundErrorCode } from '@gatehouse/outbound/errors.ts';
import { type CalledUrl, nameOf, type ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';

const CHECK_URL = 'Check the URL in the configuration.';
const CHECK_REACHABLE = 'Check that the server is running and can be reached from this machine.';

/** What to do about a call that failed, where it is not the same for all. */
const ADVICE: Partial<Record<OutboundErrorCode, string[]>> = {
  bad_url: [CHECK_URL],
  dns: [CHECK_URL, 'Check the DNS and the network of this machine.'],
  refused: [CHECK_REACHABLE],
  unreachable: [CHECK_REACHABLE],
  timeout: ['Try again in a few minutes.', CHECK_REACHABLE],
  reset: ['Try again in a few minutes.'],
  tls: ['The URL must start with https and the server needs a certificate that this machine trusts.'],
  blocked: [
    'Use an https address that this server may call; EGRESS_ALLOW lists the private networks that it may call in addition.',
  ],
  busy: ['Too many calls are running: try again in a few seconds.'],
  too_large: [`A response to such a request is never this large. ${CHECK_URL}`],
  headers_too_large: [CHECK_URL],
};

/**
 * A login is over when its code arrives, whether it was sent on or not: nobody can complete it later. If the request may have
 * been received, the code is used up, too (RFC 6749 section 4.1.2).
 */
const afterSending = (context: ProblemContext, isUnsent: boolean): string[] => {
  if (context.stage !== 'exchange') return [];
  return [`Then start the login again${isUnsent ? '' : ': the code may have been used up'}.`];
};

const problem = (code: string, message: string, advice: string[], isUnsent = false): OauthProblem => ({
  code,
  message,
  advice,
  needsReauth: false,
  isUnsent,
});

/** The server at the URL redirects; nothing is followed, because the request contains the client secret. */
export const redirectProblem = (
  context: ProblemContext,
  called: CalledUrl,
  location: string | null,
  url: string,
): OauthProblem => {
  const target = location === null ? null : URL.parse(location, url);
  const where = target === null ? '' : ` to ${target.origin}`;
  return problem('redirect', `The ${called} of ${nameOf(context)} redirects${where}.`, [
    'A redirect is not followed, because the client secret would go with it: enter the URL that the documentation names, with its exact path.',
    ...afterSending(context, false),
  ]);
};

type End = { isTimeUp: boolean; isCancelled: boolean };

/** Why a call may have ended early. A caller's own time limit counts as time, not as a cancellation. */
export const endOf = (signal: AbortSignal, timeUp: AbortSignal): End => {
  const isLimit = signal.aborted && signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
  return { isTimeUp: timeUp.aborted || isLimit, isCancelled: signal.aborted && !isLimit };
};

/**
 * A call that gave no response, in words. The messages of an OutboundError contain only hosts, addresses and limits.
 * @param isTimeUp the time for the whole grant is over
 */
export const networkProblem = (
  context: ProblemContext,
  called: CalledUrl,
  error: unknown,
  { isTimeUp, isCancelled }: End,
): OauthProblem => {
  const where = `The ${called} of ${nameOf(context)}`;
  if (isCancelled) return problem('aborted', 'The request was canceled.', afterSending(context, false));
  if (isTimeUp)
    return problem('timeout', `${where} did not respond in time.`, [
      ...(ADVICE.timeout ?? []),
      ...afterSending(context, false),
    ]);
  if (error instanceof OutboundError) {
    const advice = [
      ...(ADVICE[error.code] ?? ['Try again in a few minutes.']),
      ...afterSending(context, error.isUnsent),
    ];
    return problem(error.code, `${where} could not be used: ${error.message}.`, advice, error.isUnsent);
  }
  const advice = [
    'It must be an https address, or http on this machine.',
    CHECK_URL,
    ...afterSending(context, true),
  ];
  return problem('bad_request', `${where} cannot be called with this configuration.`, advice, true);
};
