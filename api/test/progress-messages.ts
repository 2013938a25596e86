import { jsonlStreamConsumer } from '@trpc/server/unstable-core-do-not-import';
import type { ProgressMessage } from '#src/progress/progress-stream.ts';

/** The headers with which tRPC's own client asks for messages as they come. */
export const JSONL = { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' };

const failed = (shape: unknown): Error => Object.assign(new Error('failed'), { shape });

/** Starts an operation that reports progress, as tRPC's own client does. */
export const startProgress = (
  base: string,
  procedure: string,
  input: unknown,
  init: RequestInit = {},
): Promise<Response> =>
  fetch(`${base}/trpc/${procedure}?batch=1`, {
    method: 'POST',
    headers: JSONL,
    body: JSON.stringify({ 0: input }),
    ...init,
  });

/** The messages of a response, read as tRPC's own client reads them. Throws `failed` if the operation threw. */
export async function* readProgress<Step, Result>({
  body,
}: Response): AsyncGenerator<ProgressMessage<Step, Result>> {
  if (body === null) throw new Error('The response has no body');
  const [{ 0: outcome }] = await jsonlStreamConsumer<Record<number, Promise<unknown>>>({
    from: body,
    abortController: new AbortController(),
    formatError: ({ error }) => failed(error),
  });
  const { error, result } = (await outcome) as { error?: unknown; result?: Promise<{ data: unknown }> };
  if (error !== undefined) throw failed(error);
  const messages = await (await result)?.data;
  yield* messages as AsyncIterable<ProgressMessage<Step, Result>>;
}
