import { findOauthError, oauthAdvice } from '@gatehouse/knowledge/oauth-errors.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { saysTokenIsDead } from '#src/features/oauth/protocol/dead-grant.ts';
import { moreExactCodes } from '#src/features/oauth/protocol/more-exact-codes.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import {
  calledUrlOf,
  causeOf,
  type ErrorWords,
  nameOf,
  type ProblemContext,
  sentencesOf,
} from '#src/features/oauth/protocol/problem-words.ts';
import type { ProviderError } from '#src/features/oauth/protocol/provider-error.ts';
import { providerCode, providerText } from '#src/features/oauth/protocol/provider-text.ts';
import type { Refusal, Unusable } from '#src/features/oauth/protocol/read-token-response.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';

const wordsOf = (code: string): ErrorWords | undefined => findOauthError(openKnowledge(), code)?.words;
const adviceOf = (name: string) => oauthAdvice(openKnowledge(), name);

/** `http_404` is not a code of a provider: its endpoint responded with this status and no error. */
const statusWords = (context: ProblemContext, code: string): ErrorWords | undefined => {
  const status = Number(/^http_(\d+)$/.exec(code)?.[1]);
  if (Number.isNaN(status)) return undefined;
  const called = calledUrlOf(context);
  const words = { cause: `The ${called} of {provider} responded with status ${status}`, isGrantDead: false };
  if (status === 401) return { ...words, advice: adviceOf('credentials') };
  if (status === 403) return { ...words, advice: adviceOf('not-allowed') };
  if (status === 429 || status >= 500) return { ...words, advice: adviceOf('later') };
  return { ...words, advice: [`Check the ${called} in the configuration.`] };
};

/**
 * Some servers say nothing more once a refresh token has ended (Glewlwyd). It may be something else, so the connection stays; but whoever
 * waits for another renewal has to know that a login may be needed.
 */
const silentRefreshWords = (
  context: ProblemContext,
  { status, description }: ProviderError & Partial<Refusal>,
): ErrorWords | undefined => {
  if (context.stage !== 'refresh' || status !== 400 || description !== '') return undefined;
  const cause = `The ${calledUrlOf(context)} of {provider} responded with status 400 and no reason. If that happens again, the refresh token has probably ended: press Reconnect and log in`;
  return { cause, advice: adviceOf('log-in-again'), isGrantDead: false };
};

/** A server that fails says nothing about the configuration, whatever is in its body. */
const failureWords = (context: ProblemContext, { status = 0 }: Partial<Refusal>): ErrorWords | undefined =>
  status === 429 || status >= 500 ? statusWords(context, `http_${status}`) : undefined;

/** Many servers only say in their description which part of a request was wrong. */
const ABOUT_REDIRECT_URI = /redirect[_ -]?ur[il]|callback[_ -]?ur[il]/i;
const DESCRIBED: [RegExp, code: string][] = [
  [ABOUT_REDIRECT_URI, 'redirect_uri_mismatch'],
  [/client[_ -]?secret|(?:app|application)[_ -]secret/i, 'invalid_client'],
];

const unknown = ({ stage }: ProblemContext): ErrorWords => ({
  cause:
    stage === 'callback'
      ? '{provider} did not complete the login'
      : stage === 'device authorization'
        ? '{provider} gave no code for a login'
        : '{provider} refused the request for a token',
  advice: [
    'Compare the configuration with the app at the provider.',
    { if: 'login', say: adviceOf('redirect-uri'), otherwise: [] },
  ],
  isGrantDead: false,
});

/** Codes that servers also send where they mean `invalid_grant`: Atlassian, league/oauth2-server, X. */
const VAGUE_CODES = new Set(['invalid_request', 'unauthorized_client']);

/** Whether a refresh token is dead by what is said of it; a code with a meaning of its own counts more. */
const isDeadBySaying = ({ stage }: ProblemContext, code: string, refusal: Partial<Refusal>): boolean =>
  stage === 'refresh' && (VAGUE_CODES.has(code) || wordsOf(code) === undefined) && saysTokenIsDead(refusal);

const wordsFor = (
  context: ProblemContext,
  code: string,
  refusal: ProviderError & Partial<Refusal>,
): ErrorWords => {
  const { description } = refusal;
  const dead = isDeadBySaying(context, code, refusal) ? wordsOf('invalid_grant') : undefined;
  if (dead !== undefined) return dead;
  const described = DESCRIBED.find(([pattern]) => pattern.test(description))?.[1];
  for (const name of [...moreExactCodes(context, refusal), code, described]) {
    const words = name === undefined ? undefined : wordsOf(name);
    if (words !== undefined) return words;
  }
  return (
    silentRefreshWords(context, refusal) ??
    statusWords(context, code) ??
    failureWords(context, refusal) ??
    unknown(context)
  );
};

/** A mention of the redirect URI in the description is worth its advice, whatever the code. */
const redirectAdvice = (
  context: ProblemContext,
  description: string,
  advice: readonly string[],
): string[] => {
  // Without a login none was sent.
  if (!ABOUT_REDIRECT_URI.test(description) || context.client.redirectUri === '') return [];
  return sentencesOf(adviceOf('redirect-uri'), context).filter((sentence) => !advice.includes(sentence));
};

/**
 * An error that the provider sent, in words: what it means, what the provider says itself, and what to do.
 * @param secrets what must not appear in it
 */
export const refusalProblem = (
  context: ProblemContext,
  refusal: ProviderError & Partial<Refusal>,
  secrets: readonly string[],
): OauthProblem => {
  const { code: sentCode, description } = refusal;
  const hidden = [...secrets, context.client.clientSecret];
  const code = providerCode(sentCode, hidden);
  const words = wordsFor(context, code.toLowerCase().replace(/-/g, '_'), refusal);
  // An error that is no word is a description: Dropbox and others put a sentence there.
  const said = providerText(code === sentCode ? description : `${sentCode} ${description}`, hidden);
  const named = code === 'provider_error' || code.startsWith('http_') ? '' : ` (${code})`;
  const cause = `${causeOf(words, context)}${named}`;
  const advice = sentencesOf(words.advice, context);
  return {
    code,
    message: said === '' ? `${cause}.` : `${cause}: ${said}`,
    advice: [...advice, ...redirectAdvice(context, description, advice)],
    needsReauth: words.isGrantDead,
  };
};

const UNUSABLE: Record<Unusable, string> = {
  empty: 'an empty response',
  html: 'a web page instead of a token',
  repeated_names: 'a response that contains a field twice',
  unreadable: 'a response that is neither JSON nor form-encoded',
  no_token: 'a response without an access token',
  bad_token: 'a token that is too long or contains characters that no token may have',
  no_request:
    'a response without the name of the login that was pushed (request_uri), or with one that cannot be used',
  no_code: 'a response without the codes of a login, or without the page where they are entered',
  bad_code: 'a code, or a page to enter it, that is too long or cannot be shown safely',
  bad_type:
    'a token of a type that cannot be sent as a bearer token: it needs a signature or a proof with each request',
  bound_type: 'a token that is bound to a key (DPoP), for a request that names no key',
};

const SWITCH_DPOP_ON = 'Switch on “Bind tokens to a key (DPoP)” in the configuration.';

const unusableWords = ({ stage }: ProblemContext, unusable: Unusable): string =>
  stage === 'device authorization' && unusable === 'html'
    ? 'a web page instead of a code'
    : UNUSABLE[unusable];

/** A response that looks like success and has no token, or no code of a login, that can be used. */
export const unusableProblem = (context: ProblemContext, unusable: Unusable): OauthProblem => ({
  code: unusable,
  message: `The ${calledUrlOf(context)} of ${nameOf(context)} sent ${unusableWords(context, unusable)}.`,
  advice: [
    ...(unusable === 'bound_type' ? [SWITCH_DPOP_ON] : []),
    `Check that the ${calledUrlOf(context)} in the configuration is the one from the documentation, not the authorization URL or a page of the site.`,
    ...(context.stage === 'exchange' ? ['Then start the login again: the code may have been used up.'] : []),
  ],
  needsReauth: false,
});

/** An `error` that the provider sent to the callback page (RFC 6749 section 4.1.2.1), in words. */
export const callbackProblem = (
  client: OauthClient,
  { error, errorDescription }: { error: string; errorDescription?: string | undefined },
): OauthProblem =>
  refusalProblem({ client, stage: 'callback' }, { code: error, description: errorDescription ?? '' }, []);
