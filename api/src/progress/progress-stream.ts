import { z } from 'zod';

/** A message of a long operation: its progress while it runs, then its result. */
export type ProgressMessage<Step, Result> = { step: Step } | { result: Result };

const isAsyncIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * The output of a procedure that reports progress. Each step and the result pass through their schema before they are
 * sent, like any other response. The `result` property is the schema of the result.
 */
export const progressOutput = <Step extends z.ZodType, Result extends z.ZodType>(
  step: Step,
  result: Result,
) => {
  const message = z.union([z.object({ step }), z.object({ result })]);
  const output = z
    .custom<AsyncIterable<z.input<typeof message>>>(isAsyncIterable)
    .transform(async function* (values) {
      for await (const value of values) yield message.parse(value);
    });
  return Object.assign(output, { result });
};

/**
 * Starts `work` when the first value is read; yields its steps, then its result. Aborts it when the reader stops
 * reading or `signal` aborts. Throws what `work` throws.
 */
export async function* streamProgress<Step, Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal, onStep: (step: Step) => void) => Promise<Result>,
): AsyncGenerator<ProgressMessage<Step, Result>> {
  const left = new AbortController();
  yield* new ReadableStream<ProgressMessage<Step, Result>>({
    start: async (controller) => {
      const send = (value: ProgressMessage<Step, Result>) => {
        if (!left.signal.aborted) controller.enqueue(value);
      };
      const result = await work(AbortSignal.any([signal, left.signal]), (step) => send({ step }));
      send({ result });
      if (!left.signal.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
}
