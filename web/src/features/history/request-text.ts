import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { bodyText } from '#src/features/requests/offers/body-text.ts';
import { type ShownText, shownText } from '#src/features/responses/offers/shown-text.ts';

/** The request body as text; undefined if there was none. */
export const requestText = ({
  body,
  requestBodyTruncated,
}: Pick<HistoryEntry, 'body' | 'requestBodyTruncated'>): ShownText | undefined =>
  body === null ? undefined : shownText(bodyText(body), requestBodyTruncated);
