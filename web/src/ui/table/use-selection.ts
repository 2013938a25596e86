import { useMemo, useRef, useState } from 'react';

/** What is selected of a list, and how to change it. */
export interface Selection<Id> {
  /** Only of what is shown: nothing is done to what a filter hides. */
  selected: ReadonlySet<Id>;
  /** With `isRange`, everything from the entry that was toggled last to this one gets the new state of this one. */
  toggle: (id: Id, isRange: boolean) => void;
  /** Selects all that are shown, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** The ids from one to another in the order of the list, both included. */
const between = <Id>(ids: readonly Id[], one: Id, other: Id): readonly Id[] => {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || from < 0 ? [other] : ids.slice(from, (to ?? from) + 1);
};

/** @param shown the ids of all entries, in the order in which they are shown */
export const useSelection = <Id>(shown: readonly Id[]): Selection<Id> => {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  const last = useRef<Id>(undefined);
  const selected = useMemo(() => new Set(shown.filter((id) => chosen.has(id))), [shown, chosen]);
  const latest = useRef({ shown, selected });
  latest.current = { shown, selected };
  // The same functions as long as the list is there: a row is rendered again only if its own state changes.
  const [change] = useState(() => ({
    toggle: (id: Id, isRange: boolean): void => {
      const now = latest.current;
      const ids = isRange && last.current !== undefined ? between(now.shown, last.current, id) : [id];
      const next = new Set(now.selected);
      const isSelected = !next.has(id);
      for (const one of ids) {
        if (isSelected) next.add(one);
        else next.delete(one);
      }
      last.current = id;
      setChosen(next);
    },
    toggleAll: (): void => {
      const now = latest.current;
      setChosen(new Set(now.selected.size === now.shown.length ? [] : now.shown));
    },
    clear: (): void => setChosen(new Set()),
  }));
  return { selected, ...change };
};
