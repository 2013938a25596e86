import type { HistoryItem } from '@gatehouse/contract/history.ts';

/** `GET api.example.com/v1/models?page=2` */
export const callTarget = ({ method, url }: Pick<HistoryItem, 'method' | 'url'>): string =>
  `${method} ${url.replace(/^https?:\/\//, '')}`;

/** What a call was made with, and whose API it was: one without a key names no provider. */
export const callCredential = ({
  keyName,
  providerName,
}: Pick<HistoryItem, 'keyName' | 'providerName'>): string =>
  [keyName || 'No key', providerName].filter((name) => name !== '').join(' · ');
