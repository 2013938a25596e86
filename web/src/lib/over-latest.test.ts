import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { ChangedMeanwhile, errorMessage } from '#src/lib/error-message.ts';
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
    expect(await remove(renamed)).toEqual({ sent: ['"1"'], result: expect.any(ChangedMeanwhile) });
    expect(await remove(undefined)).toEqual({ sent: ['"1"'], result: expect.any(ChangedMeanwhile) });
    const verified = { ...SEEN, verdict: 'valid', updatedAt: '2' };
    expect(await remove(verified, '3')).toEqual({
      sent: ['"1"', '"2"'],
      result: expect.any(ChangedMeanwhile),
    });
  });

  it('that is not made is told to a person: what is different now, and what to do', async () => {
    const told = async (now: Entity | undefined) => errorMessage((await remove(now)).result);
    expect(await told({ ...SEEN, name: 'Renamed', updatedAt: '2' })).toBe(
      '“Seen” was changed in another window or by a script: it is now named “Renamed”. Nothing was done here. Look at it again, and then decide.',
    );
    const other = { ...SEEN, isFavorite: true, apiKeyId: 2, requestBody: {}, updatedAt: '2' };
    const failing = overLatest({
      seen: SEEN,
      load: async () => other,
      isSame: () => false,
      send: () => Promise.reject(conflict()),
    });
    await expect(failing).rejects.toThrow('script: its favorite, API key and request body changed. Nothing');
    expect(await told(undefined)).toContain('“Seen” was changed in another window or by a script. Nothing');
  });

  it('that fails for another reason is not tried again', async () => {
    const other = new Error('The disk is full');
    const load = () => expect.fail('it was read again');
    const failing = overLatest({ seen: SEEN, load, isSame: () => true, send: () => Promise.reject(other) });
    await expect(failing).rejects.toBe(other);
  });
});
