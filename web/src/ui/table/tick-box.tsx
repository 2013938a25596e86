import type { ChangeEvent } from 'react';
import classes from './data-table.module.css';

interface TickBoxProps {
  label: string;
  isTicked: boolean;
  onToggle: (isRange: boolean) => void;
}

/** A plain checkbox: of hundreds, those of Mantine would take longer to draw than all the rest. */
export const TickBox = ({ label, isTicked, onToggle }: TickBoxProps) => (
  <label className={classes.tick}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isTicked}
      onChange={({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        onToggle((nativeEvent as MouseEvent).shiftKey)
      }
    />
  </label>
);
