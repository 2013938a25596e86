import type { HistoryEntry, HistoryItem } from '@gatehouse/contract/history.ts';
import { bodyText } from '#src/features/requests/offers/body-text.ts';
import { type ShownText, shownText } from '#src/features/responses/offers/shown-text.ts';

/** `GET api.example.com/v1/models?page=2` */
export const callTarget = ({ method, url }: Pick<HistoryItem, 'method' | 'url'>): string =>
  `${method} ${url.replace(/^https?:\/\//, '')}`;

/** What a call was made with, and whose API it was: one without a key names no provider. */
export const callCredential = ({
  keyName,
  providerName,
}: Pick<HistoryItem, 'keyName' | 'providerName'>): string =>
  [keyName || 'No key', providerName].filter((name) => name !== '').join(' · ');

/** The request body as text; undefined if there was none. */
export const requestText = ({
  body,
  requestBodyTruncated,
}: Pick<HistoryEntry, 'body' | 'requestBodyTruncated'>): ShownText | undefined =>
  body === null ? undefined : shownText(bodyText(body), requestBodyTruncated);
