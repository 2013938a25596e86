import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '#src/app/query-client.ts';
import { toaster, toastSuccess } from '#src/ui/feedback/toast.ts';

const queryKey = ['list'];
const NOTE = 'The data shown may be out of date. the server is gone';
const fail = () => Promise.reject(new Error('the server is gone'));

const failAnew = async (client = createQueryClient()): Promise<void> => {
  await client.fetchQuery({ queryKey, queryFn: () => ['stored'] });
  await expect(client.fetchQuery({ queryKey, queryFn: fail, staleTime: 0 })).rejects.toThrow();
};

afterEach(() => toaster.dismiss(toaster.read()?.id ?? 0));

it('keeps what it has loaded while the page is open, however long nothing shows it', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Infinity, gcTime: Infinity, refetchOnWindowFocus: false });
});

it('keeps the data on the screen when a refetch fails, and shows a toast', async () => {
  const client = createQueryClient();
  await failAnew(client);
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', data: ['stored'] });
  expect(toaster.read()).toMatchObject({ title: 'Error', note: NOTE, variant: 'destructive' });
});

it('keeps the toast about a change readable when the refetch after it fails', async () => {
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

it('shows the next toast without the note of the one before', async () => {
  toastSuccess('API key rotated successfully');
  await failAnew();
  toastSuccess('API key deleted successfully');
  expect(toaster.read()?.note).toBeUndefined();
});

it('does not bring back a dismissed toast', async () => {
  toastSuccess('API key rotated successfully').dismiss();
  await failAnew();
  expect(toaster.read()).toMatchObject({ title: 'Error', note: NOTE, variant: 'destructive' });
  expect(toaster.read()).not.toHaveProperty('description');
});

it('shows no toast when nothing is loaded yet, because the screen itself shows the error', async () => {
  const before = toaster.read();
  await expect(createQueryClient().fetchQuery({ queryKey, queryFn: fail })).rejects.toThrow();
  expect(toaster.read()).toBe(before);
});
