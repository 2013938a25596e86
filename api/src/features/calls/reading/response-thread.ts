import { errorFacts } from '@gatehouse/knowledge/error-tables.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { ErrorFacts } from '@gatehouse/response/error/error-facts.ts';
import {
  type ReadingTask,
  type ResponseReading,
  readResponse,
} from '#src/features/calls/reading/read-response.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

export type ThreadTask = ReadingTask & {
  /** What no explanation may repeat. */
  remembered: readonly string[];
};

let facts: ErrorFacts | undefined;

const read = ({ remembered, ...task }: ThreadTask): ResponseReading => {
  for (const secret of remembered) rememberSecret(secret);
  return readResponse(task, () => {
    facts ??= errorFacts(openKnowledge());
    return facts;
  });
};

// The thread that reads responses: worker-pool.ts starts it and ends it. A value is made again from its text by who gets it,
// which is quicker than to pass both.
workInThread(
  (task: ThreadTask): ResponseReading => {
    const reading = read(task);
    const body = reading.body.text === undefined ? reading.body : { ...reading.body, value: null };
    // A copy of its own: a body may be part of a larger buffer, which would move as a whole.
    return {
      ...reading,
      body,
      response: { ...reading.response, body: Uint8Array.from(reading.response.body) },
    };
  },
  ({ response }) => [response.body.buffer as ArrayBuffer],
);
