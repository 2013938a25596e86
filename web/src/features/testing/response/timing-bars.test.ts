import { describe, expect, it } from 'vitest';
import { waterfall } from '#src/features/testing/response/timing-bars.tsx';

const rows = (timings: Parameters<typeof waterfall>[0]) =>
  waterfall(timings).map(({ id, note, start, share }) => ({ id, note, start, share }));

describe('the phases of a call', () => {
  it('each start where the one before it ends, and add up to the whole', () => {
    expect(rows({ dns: 10, connect: 20, tls: 30, firstByte: 120, download: 20 })).toEqual([
      { id: 'dns', note: undefined, start: 0, share: 0.05 },
      { id: 'connect', note: undefined, start: 0.05, share: 0.1 },
      { id: 'tls', note: undefined, start: 0.15, share: 0.15 },
      { id: 'firstByte', note: undefined, start: 0.3, share: 0.6 },
      { id: 'download', note: undefined, start: 0.9, share: 0.1 },
    ]);
  });

  it('have no length and a note if they did not happen', () => {
    const [dns, connect, tls] = rows({ dns: null, connect: 5, tls: null, firstByte: 5, download: 0 });
    expect(dns).toEqual({ id: 'dns', note: 'Skipped', start: 0, share: 0 });
    expect(connect).toEqual({ id: 'connect', note: undefined, start: 0, share: 0.5 });
    expect(tls).toEqual({ id: 'tls', note: 'Skipped', start: 0.5, share: 0 });
  });

  it('before the first byte are skipped for a reused connection', () => {
    const notes = rows({ dns: null, connect: null, tls: null, firstByte: 5, download: 1 }).map(
      ({ note }) => note,
    );
    expect(notes).toEqual([
      'Reused connection',
      'Reused connection',
      'Reused connection',
      undefined,
      undefined,
    ]);
  });

  it('have no length if nothing was measured', () => {
    const none = { dns: null, connect: null, tls: null, firstByte: null, download: null };
    expect(waterfall(none).map(({ note, share }) => [note, share])).toEqual(Array(5).fill(['Skipped', 0]));
    const zero = { dns: 0, connect: 0, tls: 0, firstByte: 0, download: 0 };
    expect(waterfall(zero).every(({ start, share }) => start === 0 && share === 0)).toBe(true);
  });
});
