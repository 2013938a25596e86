import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '#src/app/query-client.ts';
import { toaster, toastSuccess } from '#src/lib/toast.ts';

const queryKey = ['list'];
const NOTE = 'What is shown may be out of date. the server is gone';
const fail = () => Promise.reject(new Error('the server is gone'));

const failAnew = async (client = createQueryClient()): Promise<void> => {
  await client.fetchQuery({ queryKey, queryFn: () => ['stored'] });
  await expect(client.fetchQuery({ queryKey, queryFn: fail, staleTime: 0 })).rejects.toThrow();
};

afterEach(() => toaster.dismiss(toaster.read()?.id ?? 0));

it('what is shown stays when it cannot be fetched anew, and a toast says so', async () => {
  const client = createQueryClient();
  await failAnew(client);
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', data: ['stored'] });
  expect(toaster.read()).toMatchObject({ title: 'Error', note: NOTE, variant: 'destructive' });
});

it('the outcome of a change after which the list cannot be fetched anew stays to be read', async () => {
  toastSuccess('API key rotated successfully');
  await failAnew();
  await failAnew();
  expect(toaster.read()).toMatchObject({
    title: 'Success',
    description: 'API key rotated successfully',
    note: NOTE,
    variant: 'default',
  });
});

it('the next outcome is said without what was to be known of the one before', async () => {
  toastSuccess('API key rotated successfully');
  await failAnew();
  toastSuccess('API key deleted successfully');
  expect(toaster.read()?.note).toBeUndefined();
});

it('a toast that was dismissed is not brought back by it', async () => {
  toastSuccess('API key rotated successfully').dismiss();
  await failAnew();
  expect(toaster.read()).toMatchObject({ title: 'Error', note: NOTE, variant: 'destructive' });
  expect(toaster.read()).not.toHaveProperty('description');
});

it('where nothing is there yet, the screen itself says so', async () => {
  const before = toaster.read();
  await expect(createQueryClient().fetchQuery({ queryKey, queryFn: fail })).rejects.toThrow();
  expect(toaster.read()).toBe(before);
});
