const DAY = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Nov 20, 2026` for `2026-11-20`: a day within a sentence, as the screens write it. */
export const formatDay = (day: string): string => DAY.format(Date.parse(day));
