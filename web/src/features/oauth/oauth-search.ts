import type { OauthStep } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { searchChoice, searchId, searchWords } from '#src/lib/search-params.ts';

/** The query parameters of the screen. */
export interface OauthSearch {
  /** The chosen provider. */
  providerId?: number | undefined;
  /** Which connection: on the third step the one that needs a login, on the last one the one that has one now. */
  connectionId?: number | undefined;
  /** Absent for the first step. */
  step?: Exclude<OauthStep, 'select-provider'> | undefined;
  /** What the providers are searched for. */
  q?: string | undefined;
}

export const readOauthSearch = ({
  providerId,
  connectionId,
  step,
  q,
}: Record<string, unknown>): OauthSearch => ({
  providerId: searchId(providerId),
  connectionId: searchId(connectionId),
  step: searchChoice(step, ['configure', 'test-connection', 'complete'] as const),
  q: searchWords(q, 200),
});
