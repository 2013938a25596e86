import type { Advice, OauthErrorFacts } from '@gatehouse/knowledge/schema/oauth-errors.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';

/** At which point something went wrong: of a login, of one with a code, or where there is none. */
export type Stage =
  | 'pushed authorization'
  | 'callback'
  | 'exchange'
  | 'device authorization'
  | 'device code'
  | 'refresh'
  | 'client credentials'
  | 'revocation';

/** The name of the URL that was called, as the form calls it. */
export type CalledUrl =
  | 'token URL'
  | 'device authorization URL'
  | 'pushed authorization URL'
  | 'revocation URL';

export type ProblemContext = { client: OauthClient; stage: Stage };

/** What an error means, and what to do. */
export type ErrorWords = NonNullable<OauthErrorFacts['words']>;

export const nameOf = ({ client }: ProblemContext): string => client.providerName;

/** The URL that sends what is read as an error or as unusable. */
export const calledUrlOf = ({ stage }: ProblemContext): CalledUrl => {
  if (stage === 'pushed authorization') return 'pushed authorization URL';
  return stage === 'device authorization' ? 'device authorization URL' : 'token URL';
};

/** What words of the facts can depend on. */
const CONDITIONS = {
  // A login sends the redirect URI, unless it is one with a code; a refresh and a revocation do not.
  login: ({ stage }: ProblemContext) => ['pushed authorization', 'callback', 'exchange'].includes(stage),
  device: ({ stage }: ProblemContext) => stage === 'device authorization' || stage === 'device code',
  refresh: ({ stage }: ProblemContext) => stage === 'refresh',
  withoutLogin: ({ stage }: ProblemContext) => stage === 'client credentials',
  testUsers: ({ client }: ProblemContext) => client.testUsers !== null,
  dpop: ({ client }: ProblemContext) => client.usesDpop,
  privateKey: ({ client }: ProblemContext) => client.signingKey !== null,
  publicClient: ({ client }: ProblemContext) => client.signingKey === null && client.clientSecret === '',
  oneWay: ({ client }: ProblemContext) => client.chosenAuth === 'basic' || client.chosenAuth === 'body',
};

/** In one pass, so that nothing of a name is taken for a placeholder. */
const filled = (text: string, { client }: ProblemContext): string => {
  const values: Record<string, string | null> = {
    provider: client.providerName,
    redirectUri: client.redirectUri,
    testUsers: client.testUsers,
  };
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
};

/** A sentence without its full stop. */
export const causeOf = ({ cause }: Pick<ErrorWords, 'cause'>, context: ProblemContext): string => {
  if (typeof cause === 'string') return filled(cause, context);
  return causeOf({ cause: CONDITIONS[cause.if](context) ? cause.say : cause.otherwise }, context);
};

/** The sentences of an advice; one about something that is not known is left out. */
export const sentencesOf = (advice: Advice, context: ProblemContext): string[] =>
  advice.flatMap((line) => {
    if (typeof line !== 'string')
      return sentencesOf(CONDITIONS[line.if](context) ? line.say : line.otherwise, context);
    return filled(line, context) || [];
  });
