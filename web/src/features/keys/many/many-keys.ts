import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { distinctTags, isSameTag } from '@gatehouse/contract/plain/key-types.ts';
import type { KeyVerification } from '@gatehouse/contract/verification.ts';
import { IconShieldCheck, IconTag, IconTrash, type TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useDeleteKey } from '#src/features/keys/delete-key.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatCount } from '#src/lib/format.ts';
import { type Loadable, loadExport } from '#src/lib/load-once.ts';
import { useRun } from '#src/lib/run.ts';
import { type ItemOutcome, runEach } from '#src/lib/run-each.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation, useReader } from '#src/lib/use-operation.ts';
import type { Tone } from '#src/ui/feedback/status-badge.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** What can become of a key, in the order in which it is listed: what needs a decision comes first. */
const LABELS = {
  failed: { label: 'Failed', tone: 'destructive' },
  rejected: { label: 'Rejected', tone: 'destructive' },
  unclear: { label: 'Could not be verified', tone: 'warning' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  skipped: { label: 'Not begun', tone: 'neutral' },
  valid: { label: 'Valid', tone: 'success' },
  tagged: { label: 'Tagged', tone: 'success' },
  deleted: { label: 'Deleted', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

type Kind = keyof typeof LABELS;
const KINDS = Object.keys(LABELS) as Kind[];

/** What became of a key, and why; the reason is empty if the kind says all. */
interface KeyEnd {
  kind: Kind;
  reason?: string;
}

/** The dialog of an action that is not begun at once. `onConfirm` gets what it asked for. */
interface ManyKeysDialogProps {
  rows: readonly KeyRow[];
  opened: boolean;
  onClose: () => void;
  onConfirm: (asked?: unknown) => void;
}

/** What can be done to one key. */
const useKeyOperations = () => ({
  list: useReader(trpc.keys.list),
  verify: useOperation(trpc.verification.verifyKey, UNBATCHED),
  update: useOperation(trpc.keys.update, UNBATCHED),
  remove: useDeleteKey(),
});

type KeyOperations = ReturnType<typeof useKeyOperations>;

/** Something that can be done to many keys: each key has its own call, and so its own record in the audit log and its own result. */
interface ManyKeysAction {
  label: string;
  icon: TablerIcon;
  color?: string;
  dialog?: Loadable<ComponentType<ManyKeysDialogProps>>;
  /** `Verifying`: what is said while it runs. */
  doing: string;
  /** Said of this many instead of the results if it was done to all; undefined: each result is worth reading. */
  done?: (count: string) => string;
  perform: (
    key: ApiKey,
    context: { keys: KeyOperations; signal: AbortSignal; asked: unknown },
  ) => Promise<KeyEnd>;
}

const VERDICTS = new Map<boolean | null, Kind>([
  [true, 'valid'],
  [false, 'rejected'],
  [null, 'unclear'],
]);

/** What is done to the tags of many keys. */
export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** A tag that is both added and removed stays. */
export const changedTags = (tags: readonly string[], { add, remove }: TagChange): string[] =>
  distinctTags([...tags.filter((tag) => !remove.some((other) => isSameTag(tag, other))), ...add]);

const LOADED = new WeakMap<TagChange, Promise<ApiKey[]>>();

/** The tags of a key as they are when the run begins: those that another window has given it since the list was loaded stay. */
const tagsBefore = async (
  id: number,
  change: TagChange,
  { list }: KeyOperations,
): Promise<readonly string[]> => {
  const loading = LOADED.get(change) ?? list({});
  LOADED.set(change, loading);
  return (await loading).find((key) => key.id === id)?.tags ?? [];
};

/** What a verification says of a key. */
export const endOfVerification = ({
  valid,
  message,
}: Pick<KeyVerification, 'valid' | 'message'>): KeyEnd => ({
  kind: VERDICTS.get(valid) ?? 'unclear',
  reason: message,
});

/** In the order of their buttons. */
const ACTION_OF = {
  verify: {
    label: 'Verify',
    icon: IconShieldCheck,
    doing: 'Verifying',
    perform: async ({ id }, { keys, signal }) => endOfVerification(await keys.verify({ id }, { signal })),
  },
  tag: {
    label: 'Tag',
    icon: IconTag,
    dialog: loadExport(() => import('#src/features/keys/many/tag-keys-dialog.tsx'), 'TagKeysDialog'),
    doing: 'Tagging',
    done: (count) => `Tags of ${count} changed`,
    perform: async ({ id }, { keys, asked }) => {
      const change = asked as TagChange;
      const tags = changedTags(await tagsBefore(id, change, keys), change);
      await keys.update({ id, tags });
      return { kind: 'tagged' };
    },
  },
  delete: {
    label: 'Delete',
    icon: IconTrash,
    color: 'red',
    dialog: loadExport(() => import('#src/features/keys/table/delete-keys-dialog.tsx'), 'DeleteKeysDialog'),
    doing: 'Deleting',
    done: (count) => `${count} deleted successfully`,
    // One that has begun is not canceled, so that its result is known.
    perform: async (key, { keys }) => {
      await keys.remove(key);
      return { kind: 'deleted' };
    },
  },
} as const satisfies Record<string, ManyKeysAction>;

export type ManyKeysActionName = keyof typeof ACTION_OF;
const actionOf = (name: ManyKeysActionName): ManyKeysAction => ACTION_OF[name];

export const ACTIONS = Object.entries(ACTION_OF) as [ManyKeysActionName, ManyKeysAction][];

/** What is done to which keys. */
export interface ManyKeys {
  action: ManyKeysActionName;
  rows: readonly KeyRow[];
  /** What the dialog of the action asked for. */
  asked?: unknown;
}

export type KeyOutcome = ItemOutcome<KeyRow, KeyEnd>;

/** So many at the same time: enough to be quick, few enough for the limits of a provider. */
const AT_ONCE = 4;

const isDone = ({ state }: KeyOutcome): boolean => state === 'done';

/** Whether the results are shown: not if a toast has said all. */
export const hasResults = ({ action }: ManyKeys, outcomes: readonly KeyOutcome[]): boolean =>
  actionOf(action).done === undefined || !outcomes.every(isDone);

/** Does something to many keys. One that fails does not stop the rest. */
export const useManyKeys = () => {
  const utils = trpc.useUtils();
  const keys = useKeyOperations();
  return useRun<ManyKeys, KeyOutcome[], number>({
    perform: ({ action, rows, asked }, { signal, report }) =>
      runEach<KeyRow, KeyEnd>(rows, {
        perform: ({ key }) => actionOf(action).perform(key, { keys, signal, asked }),
        limit: AT_ONCE,
        signal,
        onEnd: report,
      }),
    onEnd: (run) => {
      const { action, rows } = run.call;
      if (run.phase === 'done' && !hasResults(run.call, run.result))
        toastSuccess(actionOf(action).done?.(formatCount(rows.length, 'API key')) ?? '');
      void utils.keys.list.invalidate();
      void utils.audit.lastUses.invalidate();
    },
  });
};

/** What is said about one key. */
export interface KeyResult {
  outcome: KeyOutcome;
  /** In a word or two. */
  label: string;
  tone: Tone;
  /** Why; empty if the label says all. */
  reason: string;
}

const endOf = (outcome: KeyOutcome): KeyEnd => {
  if (outcome.state === 'done') return outcome.result;
  return { kind: outcome.state, ...(outcome.state === 'failed' && { reason: errorMessage(outcome.error) }) };
};

/** The results in the order in which they are listed, and their number in words: `2 rejected, 10 valid`. */
export const manyKeysResult = (
  outcomes: readonly KeyOutcome[],
): { results: KeyResult[]; summary: string } => {
  const byKind = Map.groupBy(outcomes, (outcome) => endOf(outcome).kind);
  const kinds = KINDS.filter((kind) => byKind.has(kind));
  return {
    results: kinds.flatMap((kind) =>
      (byKind.get(kind) ?? []).map((outcome) => ({
        outcome,
        ...LABELS[kind],
        reason: endOf(outcome).reason ?? '',
      })),
    ),
    summary: kinds
      .map((kind) => `${byKind.get(kind)?.length} ${LABELS[kind].label.toLowerCase()}`)
      .join(', '),
  };
};

/** What is being done, and to how many of them it was done: `Verifying keys: 3 of 12 done`. */
export const runningText = ({ action, rows }: ManyKeys, ended: number): string =>
  `${actionOf(action).doing} keys: ${ended} of ${rows.length} done`;
