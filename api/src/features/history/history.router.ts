import { callCountsSchema, countCallsInput } from '@gatehouse/contract/call-counts.ts';
import { emptyInput } from '@gatehouse/contract/common.ts';
import {
  historyDeletedSchema,
  historyEntrySchema,
  historyIdInput,
  historyPageSchema,
  historySettingsSchema,
  listHistoryInput,
} from '@gatehouse/contract/history.ts';
import { countHistory } from '#src/features/history/call-counts.service.ts';
import {
  clearHistory,
  deleteHistoryEntry,
  getHistorySettings,
  listHistory,
  readHistory,
  setHistorySettings,
} from '#src/features/history/history.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('history');

export const historyRouter = router({
  list: operation('GET /history', 'List the test calls that were made, newest first')
    .input(listHistoryInput)
    .output(historyPageSchema)
    .query(({ ctx, input }) => listHistory(ctx.deps, input)),

  // Before `/history/{id}`, which their paths would fit too.
  counts: operation(
    'GET /history/counts',
    'Count the calls and the failures of each day and of each provider',
  )
    .input(countCallsInput)
    .output(callCountsSchema)
    .query(({ ctx, input }) => countHistory(ctx.deps, input)),

  settings: operation('GET /history/settings', 'Say how many calls are kept')
    .input(emptyInput)
    .output(historySettingsSchema)
    .query(({ ctx }) => getHistorySettings(ctx.deps)),

  setSettings: operation('PUT /history/settings', 'Set how many calls are kept, and delete the older ones', {
    description: 'With `keepLast` 0, all calls are deleted and no further ones are kept.',
  })
    .input(historySettingsSchema)
    .output(historySettingsSchema)
    .mutation(({ ctx, input }) => setHistorySettings(ctx.deps, input)),

  get: operation('GET /history/{id}', 'Show a call with its request and its response', {
    description:
      'Secrets are replaced by `[secret]`, and the key that was used by its mask. Of each body at most 64 KiB are stored.',
  })
    .input(historyIdInput)
    .output(historyEntrySchema)
    .query(({ ctx, input }) => readHistory(ctx.deps, input.id)),

  delete: operation('DELETE /history/{id}', 'Delete a call from the history')
    .input(historyIdInput)
    .output(historyDeletedSchema)
    .mutation(({ ctx, input }) => deleteHistoryEntry(ctx.deps, input.id)),

  clear: operation('DELETE /history', 'Delete all calls from the history')
    .input(emptyInput)
    .output(historyDeletedSchema)
    .mutation(({ ctx }) => clearHistory(ctx.deps)),
});
