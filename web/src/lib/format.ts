/** Shown if there is no value. */
export const NOTHING = '–';

const DATE = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' });
const DATE_TIME = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

const parse = (iso: string): number | undefined => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : time;
};

/** `Nov 20, 2026`, in the user's time zone. */
export const formatDate = (iso: string): string => {
  const time = parse(iso);
  return time === undefined ? NOTHING : DATE.format(time);
};

/** `Nov 20, 2026, 14:05 GMT+1`, for a title or if the minute matters. */
export const formatDateTime = (iso: string): string => {
  const time = parse(iso);
  return time === undefined ? NOTHING : DATE_TIME.format(time);
};

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `3 days ago`, `in 2 hours`, `just now` within a minute; truncated, not rounded, so it never shows too much. */
export const formatRelative = (iso: string, now: number = Date.now()): string => {
  const time = parse(iso);
  if (time === undefined) return NOTHING;
  const elapsed = time - now;
  const unit = UNITS.find(([, ms]) => Math.abs(elapsed) >= ms);
  return unit === undefined ? 'just now' : RELATIVE.format(Math.trunc(elapsed / unit[1]), unit[0]);
};

/** Like `formatRelative`, for what is still to come: within its last minute that is not `just now`. */
export const formatUntil = (iso: string, now: number = Date.now()): string => {
  const left = (parse(iso) ?? Number.NaN) - now;
  return left > 0 && left < 60_000 ? 'within a minute' : formatRelative(iso, now);
};

/** `just now`, `5 min ago`, `2 h ago`, and from a day on like `formatRelative`: for places with little room. */
export const formatAge = (iso: string, now: number = Date.now()): string => {
  const minutes = Math.floor((now - (parse(iso) ?? Number.NaN)) / 60_000);
  if (minutes >= 1 && minutes < 60) return `${minutes} min ago`;
  if (minutes >= 60 && minutes < 1440) return `${Math.floor(minutes / 60)} h ago`;
  return formatRelative(iso, now);
};

const decimals = (value: number): number => (value < 10 ? 1 : 0);

/** `512 B`, `1.4 KiB`, `23 MiB`, in steps of 1,024. */
export const formatBytes = (bytes: number): string => {
  if (!Number.isFinite(bytes) || bytes < 0) return NOTHING;
  if (bytes < 1024) return `${Math.round(bytes)} B`;
  const units = ['KiB', 'MiB', 'GiB'];
  let value = bytes / 1024;
  let unit = 0;
  // 1023.5 or more would be rounded to 1024 of the smaller unit.
  while (value >= 1023.5 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(decimals(value))} ${units[unit]}`;
};

/** `0.4 ms`, `84 ms`, `1.24 s`, `2 min 5 s`. */
export const formatMs = (ms: number): string => {
  if (!Number.isFinite(ms) || ms < 0) return NOTHING;
  if (ms < 9.95) return `${ms.toFixed(1)} ms`;
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(ms < 9995 ? 2 : 1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** `1 key`, `3 keys`; pass `many` if the plural is not formed with `s`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** `Production` for `production`. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
