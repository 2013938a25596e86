import { deviceCodeGrantRequest } from 'oauth4webapi';
import type {
  ClientAuthMethod,
  OauthClient,
  ProtocolDeps,
} from '#src/features/oauth/protocol/oauth-client.ts';
import { requestGrant } from '#src/features/oauth/protocol/request-grant.ts';
import type { Granted, GrantResult, OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';

/** How often the provider is asked, as far as it is known. */
export type Pace = {
  /** Seconds between two requests. */
  interval: number;
  /** How many requests in a row had no answer that says anything. */
  failures: number;
};

/** What one request for the tokens of a login with a code leads to. */
export type Asked =
  | (Granted & { waits?: never })
  /** The person is not done yet; `pause` is in seconds. `acceptedAuth`: how the client was authenticated, if that is known. */
  | { waits: Pace & { pause: number; acceptedAuth: ClientAuthMethod | null }; problem?: never; grant?: never }
  /** The login is over. */
  | { problem: OauthProblem; waits?: never; grant?: never };

/** RFC 8628 section 3.5. */
const SLOWER_BY = 5;
const MAX_INTERVAL = 300;
/** Nobody is asked to wait for longer, in ms. */
export const LONGEST_PAUSE_MS = MAX_INTERVAL * 1000;
/** Between two requests after failures: who has entered the code does not wait for longer. */
const MAX_PAUSE = 60;

/** What passes by itself: nothing was received, or not the way back. */
const PASSING_FAILURES = new Set([
  ...['timeout', 'reset', 'refused', 'unreachable', 'dns', 'busy'],
  // This process stops.
  ...['closed', 'aborted'],
]);
const PASSING_CODES = new Set(['temporarily_unavailable', 'server_error']);
const PASSING_STATUS = new Set([408, 425, 429]);
/** What ends a login, whatever the status. */
const FINAL_CODES = new Set([
  ...['access_denied', 'authorization_declined', 'expired_token', 'token_expired', 'invalid_grant'],
  ...['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'],
]);

/** What says that the person is not done yet. */
const WAITING = new Set(['authorization_pending', 'slow_down']);

/** Its code as the RFC writes it. Twitch puts it where others have words. */
const codeOf = (result: GrantResult): string => {
  if (result.problem === undefined) return '';
  const described = result.refused?.description ?? '';
  if (WAITING.has(described)) return described;
  return (result.refused?.code ?? result.problem.code).toLowerCase().replaceAll('-', '_');
};

const isPassing = (result: GrantResult): boolean => {
  const code = codeOf(result);
  const status = result.problem === undefined ? undefined : result.refused?.status;
  if (status === undefined) return PASSING_FAILURES.has(code);
  if (PASSING_CODES.has(code)) return true;
  return !FINAL_CODES.has(code) && (status >= 500 || PASSING_STATUS.has(status));
};

/** `slow_down` adds five seconds; GitHub also says how long to wait from then on. */
const slower = (interval: number, asked: number | undefined): number =>
  Math.min(Math.max(interval + SLOWER_BY, Math.ceil(asked ?? 0)), MAX_INTERVAL);

/** Exported for its test. */
export const judge = (result: GrantResult, { interval, failures }: Pace): Asked => {
  if (result.problem === undefined) return result;
  const acceptedAuth = result.refused?.acceptedAuth ?? null;
  const code = codeOf(result);
  if (code === 'authorization_pending')
    return { waits: { interval, failures: 0, pause: interval, acceptedAuth } };
  if (code === 'slow_down') {
    const longer = slower(interval, result.refused?.interval);
    return { waits: { interval: longer, failures: 0, pause: longer, acceptedAuth } };
  }
  if (!isPassing(result)) return { problem: result.problem };
  // Section 3.5: twice as long after each.
  const pause = Math.max(interval, Math.min(interval * 2 ** Math.min(failures + 1, 10), MAX_PAUSE));
  return { waits: { interval, failures: failures + 1, pause, acceptedAuth } };
};

/**
 * Asks once whether the person has logged in (RFC 8628 section 3.4). What the server says of that is no error until the login
 * is over. Takes at most `GRANT_TIMEOUT_MS`. Never throws.
 */
export const askForTokens = async (
  deps: ProtocolDeps,
  client: OauthClient,
  deviceCode: string,
  pace: Pace,
  signal: AbortSignal,
): Promise<Asked> =>
  judge(
    await requestGrant(
      deps,
      client,
      {
        stage: 'device code',
        send: ({ server, client: registered, options }, auth) =>
          deviceCodeGrantRequest(server, registered, auth, deviceCode, options),
        secrets: [deviceCode],
        // It is asked again and again: servers that hang must not take the places of the calls that somebody waits for.
        traffic: 'background',
      },
      signal,
    ),
    pace,
  );
