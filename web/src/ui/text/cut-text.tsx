import { CUT_PROPS } from '#src/ui/text/cut-props.ts';
import classes from './cut-text.module.css';

interface CutTextProps {
  children: string;
  /** More than one line is cut after the last one. */
  lines?: number;
  id?: string;
}

/**
 * A text that somebody else wrote, of any length: it ends in an ellipsis where its place does. `data-cut` makes the
 * tooltip layer show the whole: on hover, on a tap, and with the keyboard focus of the button or link around it, or else
 * its own.
 */
export const CutText = ({ children, lines = 1, id }: CutTextProps) => {
  if (lines > 1)
    return (
      <span id={id} className={classes.lines} style={{ WebkitLineClamp: lines }} {...CUT_PROPS}>
        {children}
      </span>
    );
  return (
    <span id={id} className={classes.line} {...CUT_PROPS}>
      {children}
    </span>
  );
};
