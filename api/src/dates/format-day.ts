const DAY = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Nov 20, 2026` for `2026-11-20`: a day in a sentence, in the format of the screens. */
export const formatDay = (day: string): string => DAY.format(Date.parse(day));
