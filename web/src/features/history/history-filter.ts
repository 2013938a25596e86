import type { ListHistoryInput } from '@gatehouse/contract/history.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { isStatusFilter, MAX_HISTORY_QUERY } from '@gatehouse/contract/plain/history-options.ts';
import { searchChoice, searchId, searchWords } from '#src/lib/search-params.ts';

/** What the URL of the screen says: which calls are listed, and which one is open. */
export interface HistorySearch {
  q?: string | undefined;
  status?: string | undefined;
  method?: ListHistoryInput['method'];
  providerId?: number | undefined;
  keyId?: number | undefined;
  connectionId?: number | undefined;
  /** The id of the call whose details are open. */
  call?: number | undefined;
}

/** Reads the parameters of the URL; what is invalid is left out. */
export const readHistorySearch = (raw: Record<string, unknown>): HistorySearch => {
  const status = searchWords(raw.status, 5);
  return {
    q: searchWords(raw.q, MAX_HISTORY_QUERY),
    status: status !== undefined && isStatusFilter(status) ? status : undefined,
    method: searchChoice(raw.method, CALL_METHODS),
    providerId: searchId(raw.providerId),
    keyId: searchId(raw.keyId),
    connectionId: searchId(raw.connectionId),
    call: searchId(raw.call),
  };
};

const PAGE_SIZE = 50;

/** The input of a page of the list. */
export const listInput = (
  { q, status, method, providerId, keyId, connectionId }: HistorySearch,
  before?: number,
): ListHistoryInput => ({
  query: q,
  status,
  method,
  providerId,
  apiKeyId: keyId,
  connectionId,
  limit: PAGE_SIZE,
  before,
});

/** Whether only some of the calls are listed. */
export const isFiltered = (search: HistorySearch): boolean => {
  const { call: _, ...filters } = search;
  return Object.values(filters).some((value) => value !== undefined);
};
