import type { HistoryEntry, HistoryItem } from '@gatehouse/contract/history.ts';
import { type ShownText, shownText } from '#src/features/responses/offers/shown-text.ts';

/** `GET api.example.com/v1/models?page=2` */
export const callTarget = ({ method, url }: Pick<HistoryItem, 'method' | 'url'>): string =>
  `${method} ${url.replace(/^https?:\/\//, '')}`;

/** The request body as text; undefined if there was none. */
export const requestText = ({
  requestBody,
  requestBodyTruncated,
}: Pick<HistoryEntry, 'requestBody' | 'requestBodyTruncated'>): ShownText | undefined => {
  if (requestBody === null) return undefined;
  if (typeof requestBody === 'string') return shownText(requestBody, requestBodyTruncated);
  return { text: JSON.stringify(requestBody, null, 2), language: 'json' };
};
