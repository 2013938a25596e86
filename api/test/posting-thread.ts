import { workInThread } from '#src/worker-threads/work-in-thread.ts';

export type Post = { url: string; body: string };

// Asks the server under test from a thread of its own, so that what the asking costs is not measured as the server's work. The response
// is read to its end.
workInThread(async ({ url, body }: Post): Promise<number> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.arrayBuffer();
  return response.status;
});
