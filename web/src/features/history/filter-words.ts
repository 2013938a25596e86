import type { HistorySearch } from '#src/features/history/history-filter.ts';

/** Why a filtered list is empty. How words are found is only of interest if some were typed. */
export const noMatchText = ({ q, call: _, connectionId, ...others }: HistorySearch): string => {
  if (q !== undefined)
    return 'Each word must be the beginning of a word in the URL, the name of the key or the provider, or one of the bodies.';
  const hasOthers = Object.values(others).some((value) => value !== undefined);
  return connectionId !== undefined && !hasOthers
    ? 'There is no call with this connection in the history.'
    : 'No call has everything that the filters ask for.';
};

export const STATUS_CHOICES = [
  { value: '2xx', label: '2xx OK' },
  { value: '3xx', label: '3xx Redirect' },
  { value: '4xx', label: '4xx Client error' },
  { value: '5xx', label: '5xx Server error' },
  { value: 'error', label: 'No response' },
];
