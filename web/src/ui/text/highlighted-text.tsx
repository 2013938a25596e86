import type { LetterSpan } from '@gatehouse/contract/plain/fuzzy-match.ts';
import classes from '#src/ui/text/highlighted-text.module.css';

interface HighlightedTextProps {
  text: string;
  /** The letters that were found, in their order. */
  spans: readonly LetterSpan[];
}

/** A text in which the letters that a search found stand out. */
export const HighlightedText = ({ text, spans }: HighlightedTextProps) => (
  <>
    {spans.map(([start, end], at) => (
      <span key={start}>
        {text.slice(spans[at - 1]?.[1] ?? 0, start)}
        <mark className={classes.found}>{text.slice(start, end)}</mark>
      </span>
    ))}
    {text.slice(spans.at(-1)?.[1] ?? 0)}
  </>
);
