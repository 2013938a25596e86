import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ProgressMessage, progressOutput, streamProgress } from '#src/progress/progress-stream.ts';

const never = new AbortController().signal;
const output = progressOutput(z.object({ at: z.number() }), z.object({ sum: z.number() }));

const collect = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
};

async function* of<T>(...values: T[]): AsyncGenerator<T> {
  yield* values;
}

describe('work that reports progress', () => {
  it('yields each step, then its result', async () => {
    const messages = streamProgress<number, string>(never, async (_signal, onStep) => {
      onStep(1);
      await Promise.resolve();
      onStep(2);
      return 'done';
    });
    expect(await collect(messages)).toEqual([{ step: 1 }, { step: 2 }, { result: 'done' }]);
  });

  it('yields a step while the rest is still running', async () => {
    const rest = Promise.withResolvers<string>();
    const messages = streamProgress<number, string>(never, async (_signal, onStep) => {
      onStep(1);
      return rest.promise;
    });
    expect((await messages.next()).value).toEqual({ step: 1 });
    rest.resolve('done');
    expect((await messages.next()).value).toEqual({ result: 'done' });
    expect((await messages.next()).done).toBe(true);
  });

  it('does not start before the first value is read', async () => {
    let begun = 0;
    const messages = streamProgress(never, async () => {
      begun += 1;
    });
    await messages.return(undefined);
    expect(begun).toBe(0);
  });

  it('passes its error on', async () => {
    const messages = streamProgress(never, () => Promise.reject(new Error('no')));
    await expect(messages.next()).rejects.toThrow('no');
  });

  it.each([
    [
      'the reader stops reading',
      (messages: AsyncGenerator<unknown>, _caller: AbortController) => messages.return(0),
    ],
    [
      'the caller disconnects',
      (_messages: AsyncGenerator<unknown>, caller: AbortController) => caller.abort(),
    ],
  ])('is aborted when %s', async (_when, leave) => {
    const caller = new AbortController();
    const ended = Promise.withResolvers<void>();
    const messages: AsyncGenerator<ProgressMessage<number, void>> = streamProgress(
      caller.signal,
      async (signal, onStep) => {
        onStep(1);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        // Progress reported after the end is ignored.
        onStep(2);
        ended.resolve();
      },
    );
    await messages.next();
    await leave(messages, caller);
    await ended.promise;
  });
});

describe('its output', () => {
  it('drops fields that the schemas do not name', async () => {
    const messages = of({ step: { at: 1, secret: 'x' } }, { result: { sum: 1, secret: 'x' }, secret: 'x' });
    expect(await collect(output.parse(messages))).toEqual([{ step: { at: 1 } }, { result: { sum: 1 } }]);
  });

  it('fails at a value that does not match them', async () => {
    const messages = output.parse(of({ step: { at: 1 } }, { step: { at: 'two' } }));
    expect((await messages.next()).value).toEqual({ step: { at: 1 } });
    await expect(messages.next()).rejects.toThrow(z.ZodError);
  });

  it('is rejected if it is not a sequence', () => {
    expect(output.safeParse({ step: { at: 1 } }).success).toBe(false);
  });
});
