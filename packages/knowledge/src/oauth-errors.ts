import type { Advice, OauthErrorFacts } from '#schema/oauth-errors.ts';
import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** What an error code of a login server means, in lower case: of the standards, or of any provider. */
export const findOauthError = (knowledge: Knowledge, code: string): OauthErrorFacts | undefined =>
  factOf(knowledge, 'oauth-error', code);

/** What several errors advise, by its name. */
export const oauthAdvice = (knowledge: Knowledge, name: string): Advice =>
  factOf(knowledge, 'oauth-advice', name) ?? [];
