/** What became of one item. */
export type ItemOutcome<Item, Result> =
  | { item: Item; state: 'done'; result: Result }
  | { item: Item; state: 'failed'; error: unknown }
  /** It was canceled before it was done; whether it took effect is not known. */
  | { item: Item; state: 'canceled' }
  /** It was canceled before it began. */
  | { item: Item; state: 'skipped' };

interface RunEachOptions<Item, Result> {
  perform: (item: Item, signal: AbortSignal) => Promise<Result>;
  /** How many run at the same time. */
  limit: number;
  signal: AbortSignal;
  /** Called with the number of items that have ended. */
  onEnd?: (ended: number) => void;
}

/**
 * Performs something for each item, a few at a time, in their order. What fails does not stop the others. Once the signal
 * is aborted nothing more begins. Returns what became of each item, in their order; never rejects.
 */
export const runEach = async <Item, Result>(
  items: readonly Item[],
  { perform, limit, signal, onEnd }: RunEachOptions<Item, Result>,
): Promise<ItemOutcome<Item, Result>[]> => {
  const outcomes = items.map((item): ItemOutcome<Item, Result> => ({ item, state: 'skipped' }));
  const waiting = items.entries();
  let ended = 0;
  const runOne = async (item: Item): Promise<ItemOutcome<Item, Result>> => {
    try {
      return { item, state: 'done', result: await perform(item, signal) };
    } catch (error) {
      return signal.aborted ? { item, state: 'canceled' } : { item, state: 'failed', error };
    }
  };
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const next = waiting.next();
      if (next.done) return;
      const [at, item] = next.value;
      outcomes[at] = await runOne(item);
      ended += 1;
      onEnd?.(ended);
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return outcomes;
};
