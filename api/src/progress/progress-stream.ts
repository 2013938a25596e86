import { z } from 'zod';

/** What an operation that takes long tells: its steps while it runs, and its result as the last. */
export type ProgressMessage<Step, Result> = { step: Step } | { result: Result };

const isAsyncIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * The output of a procedure that tells of its steps. Each of them, and the result, passes its schema before it leaves,
 * as any other answer does. Its `result` shows which schema that is.
 */
export const progressOutput = <Step extends z.ZodType, Result extends z.ZodType>(
  step: Step,
  result: Result,
) => {
  const told = z.union([z.object({ step }), z.object({ result })]);
  const output = z
    .custom<AsyncIterable<z.input<typeof told>>>(isAsyncIterable)
    .transform(async function* (values) {
      for await (const value of values) yield told.parse(value);
    });
  return Object.assign(output, { result });
};

/**
 * Runs `work` from the first time that a value is asked for: its steps, then its result. Ends it when nobody asks any
 * longer, or when `signal` aborts. Throws what it throws.
 */
export async function* streamProgress<Step, Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal, onStep: (step: Step) => void) => Promise<Result>,
): AsyncGenerator<ProgressMessage<Step, Result>> {
  const left = new AbortController();
  yield* new ReadableStream<ProgressMessage<Step, Result>>({
    start: async (told) => {
      const tell = (value: ProgressMessage<Step, Result>) => {
        if (!left.signal.aborted) told.enqueue(value);
      };
      const result = await work(AbortSignal.any([signal, left.signal]), (step) => tell({ step }));
      tell({ result });
      if (!left.signal.aborted) told.close();
    },
    cancel: () => left.abort(),
  });
}
