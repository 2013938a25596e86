import { TRPCClientError } from '@trpc/client';

/** A stream that breaks off throws a plain error; as a client error it counts as a server that did not respond. */
const asClientError = (error: unknown): unknown =>
  error instanceof Error ? TRPCClientError.from(error) : error;

/** Passes each step of a long operation to `onStep`. Resolves with the result. */
export const followProgress = async <Step, Result>(
  messages: AsyncIterable<{ step: Step } | { result: Result }>,
  onStep: (step: Step) => void,
): Promise<Result> => {
  let ended: { result: Result } | undefined;
  try {
    // Read to the end although the result comes last: stopping earlier would close the connection.
    for await (const message of messages) {
      if ('result' in message) ended = message;
      else onStep(message.step);
    }
  } catch (error) {
    throw asClientError(error);
  }
  if (ended === undefined) throw asClientError(new Error('The stream ended before its result'));
  return ended.result;
};
