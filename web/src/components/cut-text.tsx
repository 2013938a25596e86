import classes from './cut-text.module.css';

/** Characters at the end of a URL that stay visible. */
const TAIL = 12;

interface CutTextProps {
  children: string;
  /** More than one line is cut after the last one. */
  lines?: number;
  /** Cut in the middle: for URLs and paths, whose end says what they are about. Always one line. */
  isUrl?: boolean;
  id?: string;
}

/**
 * A text that somebody else wrote, of any length: it ends in an ellipsis where its place does. `data-cut` makes the
 * tooltip layer show the whole: on hover, on a tap, and with the keyboard focus of the button or link around it.
 */
export const CutText = ({ children, lines = 1, isUrl = false, id }: CutTextProps) => {
  if (isUrl)
    return (
      <span id={id} className={classes.url} data-cut="">
        <span className={classes.head}>{children.slice(0, -TAIL)}</span>
        <span className={classes.tail}>{children.slice(-TAIL)}</span>
      </span>
    );
  if (lines > 1)
    return (
      <span id={id} className={classes.lines} style={{ WebkitLineClamp: lines }} data-cut="">
        {children}
      </span>
    );
  return (
    <span id={id} className={classes.line} data-cut="">
      {children}
    </span>
  );
};
