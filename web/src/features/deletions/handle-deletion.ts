import type { QueryClient } from '@tanstack/react-query';
import type { tellFailure } from '#src/ui/feedback/tell-failure.ts';

interface GoneKind {
  /** What the server says. */
  message: string;
  /** The list in which it was. */
  list: readonly string[];
  /** Which field of the input identifies it, the first one that is there. */
  fields: readonly string[];
  noun: string;
}

/** What the lists contain; configurations and connections have no name. */
type Entry = { id: number; name?: string };

const KINDS: readonly GoneKind[] = [
  { message: 'API key not found', list: ['keys', 'list'], fields: ['apiKeyId', 'id'], noun: 'The key' },
  {
    message: 'OAuth connection not found',
    list: ['oauth', 'connections', 'list'],
    fields: ['connectionId', 'id'],
    noun: 'The connection',
  },
  {
    message: 'Provider not found',
    list: ['providers', 'list'],
    fields: ['providerId', 'id'],
    noun: 'The provider',
  },
  {
    message: 'Saved endpoint not found',
    list: ['endpoints', 'list'],
    fields: ['id'],
    noun: 'The endpoint',
  },
  { message: 'Folder not found', list: ['folders', 'list'], fields: ['id'], noun: 'The folder' },
  {
    message: 'OAuth configuration not found',
    list: ['oauth', 'configs', 'list'],
    fields: ['id'],
    noun: 'The OAuth configuration',
  },
  {
    message: 'OAuth connection not found',
    list: ['oauth', 'connections', 'list'],
    fields: ['id'],
    noun: 'The OAuth connection',
  },
];

const idIn = (input: unknown, fields: readonly string[]): number | undefined => {
  const values = (input ?? {}) as Record<string, unknown>;
  return fields.map((field) => values[field]).find((value) => typeof value === 'number');
};

/**
 * Removes what is gone from its list, so that its row and any dialog about it close, loads the lists again, and says what
 * happened. Does nothing for something else that was not found, such as a host that is no longer pinned.
 * @param tell passed, not imported: what this file imports would be split off the first load of every screen
 */
export const handleDeletion = (
  queryClient: QueryClient,
  { input, error }: { input: unknown; error: Error },
  tell: typeof tellFailure,
): void => {
  const kind = KINDS.find(({ message }) => message === error.message);
  const id = idIn(input, kind?.fields ?? []);
  if (kind === undefined || id === undefined) return;
  const queryKey = [kind.list];
  const lists = queryClient.getQueriesData<Entry[]>({ queryKey });
  const name = lists.flatMap(([, list]) => list ?? []).find((entry) => entry.id === id)?.name;
  tell(
    error,
    `${name === undefined ? kind.noun : `“${name}”`} was deleted in another window.`,
    'No longer there',
  );
  queryClient.setQueriesData<{ id: number }[]>({ queryKey }, (list) =>
    list?.filter((entry) => entry.id !== id),
  );
  for (const other of KINDS) void queryClient.invalidateQueries({ queryKey: [other.list] });
};
