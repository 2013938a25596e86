import { expect, it } from 'vitest';
import { createQueryClient } from '#src/app/query-client.ts';
import { toaster } from '#src/lib/toast.ts';

const queryKey = ['list'];
const fail = () => Promise.reject(new Error('the server is gone'));

it('what is shown stays when it cannot be fetched anew, and a toast says so', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey, queryFn: () => ['stored'] });
  await expect(client.fetchQuery({ queryKey, queryFn: fail, staleTime: 0 })).rejects.toThrow();
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', data: ['stored'] });
  expect(toaster.read()).toMatchObject({
    title: 'Error',
    description: 'What is shown may be out of date. the server is gone',
  });
});

it('where nothing is there yet, the screen itself says so', async () => {
  const before = toaster.read();
  await expect(createQueryClient().fetchQuery({ queryKey, queryFn: fail })).rejects.toThrow();
  expect(toaster.read()).toBe(before);
});
