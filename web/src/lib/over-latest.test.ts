import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { isSameBut, overLatest } from '#src/lib/over-latest.ts';

const conflict = () => new TRPCClientError('', { result: { error: { data: { httpStatus: 412 } } } as never });

const SEEN = { name: 'Seen', verdict: 'none', updatedAt: '1' };
type Entity = typeof SEEN;

/** Deletes what has been seen, of something that is `now`, and says what was sent. */
const remove = async (now: Entity | undefined, stored = now?.updatedAt) => {
  const sent: string[] = [];
  const result = await overLatest({
    seen: SEEN,
    load: async () => now,
    isSame: (one) => isSameBut(SEEN, one, ['updatedAt', 'verdict']),
    send: async (ifMatch) => {
      sent.push(ifMatch);
      if (ifMatch !== `"${stored}"`) throw conflict();
      return 'deleted';
    },
  }).catch((error: unknown) => error);
  return { sent, result };
};

describe('a change of what was seen', () => {
  it('is made at once if it is still that', async () => {
    expect(await remove(SEEN)).toEqual({ sent: ['"1"'], result: 'deleted' });
  });

  it('is made if something else has changed', async () => {
    const now = { ...SEEN, verdict: 'valid', updatedAt: '2' };
    expect(await remove(now)).toEqual({ sent: ['"1"', '"2"'], result: 'deleted' });
  });

  it('is not made if what was seen has changed, or is gone, or changes once more', async () => {
    const renamed = { ...SEEN, name: 'Renamed', updatedAt: '2' };
    expect(await remove(renamed)).toEqual({ sent: ['"1"'], result: expect.any(TRPCClientError) });
    expect(await remove(undefined)).toEqual({ sent: ['"1"'], result: expect.any(TRPCClientError) });
    const verified = { ...SEEN, verdict: 'valid', updatedAt: '2' };
    expect(await remove(verified, '3')).toEqual({
      sent: ['"1"', '"2"'],
      result: expect.any(TRPCClientError),
    });
  });

  it('that fails for another reason is not tried again', async () => {
    const other = new Error('The disk is full');
    const load = () => expect.fail('it was read again');
    const failing = overLatest({ seen: SEEN, load, isSame: () => true, send: () => Promise.reject(other) });
    await expect(failing).rejects.toBe(other);
  });
});
