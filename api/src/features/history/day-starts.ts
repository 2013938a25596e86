/** A day in a time zone: from its first moment to that of the next day, as ISO times. */
export type Day = { date: string; from: string; until: string };

const DAY_MS = 24 * 60 * 60_000;

/** Says what a clock in the time zone shows, as if it were UTC. */
const clockOf = (timeZone: string): ((at: number) => number) => {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (at) => {
    const parts = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
};

/**
 * The first moment of a day. Where the clock is changed at midnight, only one of two offsets leads to this day: an hour of midnight
 * that does not exist, or that comes twice. Undefined for a day that the time zone left out.
 * @param midnight of the day, as if it were UTC
 */
const firstMoment = (midnight: number, clock: (at: number) => number): number | undefined =>
  [midnight - DAY_MS, midnight + DAY_MS]
    .map((near) => midnight - (clock(near) - near))
    .sort((one, other) => one - other)
    .find((at) => clock(at) >= midnight && clock(at) < midnight + DAY_MS);

/** The last days up to now, today included, the oldest first. With daylight saving a day has 23 or 25 hours. */
export const lastDays = (now: number, count: number, timeZone: string): Day[] => {
  const clock = clockOf(timeZone);
  const today = Math.floor(clock(Math.floor(now / 1000) * 1000) / DAY_MS) * DAY_MS;
  const days: Day[] = [];
  let until = firstMoment(today + DAY_MS, clock) ?? now + DAY_MS;
  for (let back = 0; back < count; back += 1) {
    const midnight = today - back * DAY_MS;
    const from = firstMoment(midnight, clock);
    if (from === undefined) continue;
    days.unshift({
      date: new Date(midnight).toISOString().slice(0, 10),
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
    });
    until = from;
  }
  return days;
};
