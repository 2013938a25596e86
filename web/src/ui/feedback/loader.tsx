import {
  LOADER_FADE_MS,
  type LoaderPlacement,
  type LoaderSize,
  type LoaderType,
} from '@gatehouse/contract/plain/loading-demo.ts';
import type { CSSProperties } from 'react';
import classes from '#src/ui/feedback/loader.module.css';

/** The moving parts of each loader. */
export const LOADER_PARTS: Readonly<Record<LoaderType, number>> = {
  pulse: 1,
  bounce: 3,
  dots: 3,
  wave: 5,
  progress: 1,
  spinner: 1,
};

/** What a screen reader says if there is no text. */
export const LOADER_LABEL = 'Loading';

interface LoaderMarkProps {
  type?: LoaderType;
  size?: LoaderSize;
  /** Any CSS color; by default the accent of the theme. */
  color?: string | null | undefined;
}

/** Only the animation: for a place that says in text what is loading, such as a button. */
export const LoaderMark = ({ type = 'spinner', size = 'small', color }: LoaderMarkProps) => (
  <span
    className={classes.loaderMark}
    data-type={type}
    data-size={size}
    style={{ color: color ?? 'var(--mantine-color-accent-text)' }}
    aria-hidden="true"
  >
    {Array.from({ length: LOADER_PARTS[type] }, (_, part) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
      <i key={part} />
    ))}
  </span>
);

/** Hidden until the delay has elapsed, then it fades in. */
const appearAfter = (delay: number): CSSProperties => ({
  animationDelay: `${delay}ms`,
  animationDuration: `${LOADER_FADE_MS}ms`,
});

interface LoaderProps extends LoaderMarkProps {
  /** What is loading: `Loading the guide`. Screen readers say it wherever it is placed. */
  text?: string;
  /** Where the text is; with `none`, only screen readers have it. */
  placement?: LoaderPlacement;
  /** In ms: something that loads faster shows no loader. */
  delay?: number;
}

/** Says that something is loading. */
export const Loader = ({
  type = 'pulse',
  size = 'medium',
  color,
  text = '',
  placement = 'below',
  delay = 0,
}: LoaderProps) => (
  <span
    role="status"
    className={classes.loader}
    data-placement={text.trim() === '' ? 'none' : placement}
    data-delayed={delay > 0 || undefined}
    style={delay > 0 ? appearAfter(delay) : undefined}
  >
    <LoaderMark type={type} size={size} color={color} />
    <span className={classes.loaderText} dir="auto">
      {text.trim() === '' ? LOADER_LABEL : text}
    </span>
  </span>
);
