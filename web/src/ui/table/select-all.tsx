import { useEffect, useRef } from 'react';
import type { TableSelection } from '#src/ui/table/table-column.ts';

interface SelectAllProps {
  selection: TableSelection<never>;
  count: number;
  label: string;
}

/** Selects all rows that are shown, or none; partly checked if some are selected. */
export const SelectAll = ({ selection, count, label }: SelectAllProps) => {
  const box = useRef<HTMLInputElement>(null);
  const chosen = selection.selected.size;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = chosen > 0 && chosen < count;
  }, [chosen, count]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={count > 0 && chosen === count}
      onChange={selection.toggleAll}
    />
  );
};
