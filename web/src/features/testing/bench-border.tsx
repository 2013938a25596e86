import { IconLayoutColumns, IconLayoutRows } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
  type BenchLayout,
  type ChangeLayout,
  FIRST_SHARE,
  SHARES,
  toShare,
} from '#src/features/testing/bench-share.ts';
import classes from '#src/features/testing/testing.module.css';
import { IconAction } from '#src/ui/button/icon-action.tsx';

/** Above the response, the request has less: the response needs the height. */
const usualShare = (isStacked: boolean): number => (isStacked ? 35 : FIRST_SHARE);

/** Chooses whether request and response are side by side; shown where there is room for that. */
interface LayoutProps {
  layout: BenchLayout;
  change: ChangeLayout;
}

export const ArrangeButton = ({ layout: { isStacked }, change }: LayoutProps) => (
  <div className={classes.arrange}>
    <IconAction
      label={isStacked ? 'Show request and response side by side' : 'Show the response below the request'}
      icon={isStacked ? IconLayoutColumns : IconLayoutRows}
      onClick={() => change({ isStacked: !isStacked, share: usualShare(!isStacked) })}
    />
  </div>
);

/** How far a key moves the border, in percent. */
const STEP = 5;

/** Where a key moves the border to; undefined for another key. */
const shareAfter = (key: string, { isStacked, share }: BenchLayout): number | undefined => {
  if (key === 'Home') return SHARES.min;
  if (key === 'End') return SHARES.max;
  if (key === (isStacked ? 'ArrowUp' : 'ArrowLeft')) return toShare(share - STEP);
  if (key === (isStacked ? 'ArrowDown' : 'ArrowRight')) return toShare(share + STEP);
  return undefined;
};

/** Where the pointer is between the two outer edges of the parts, in percent. */
const shareAt = (
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  isStacked: boolean,
): number => {
  const response = currentTarget.nextElementSibling?.getBoundingClientRect();
  const bench = currentTarget.parentElement?.getBoundingClientRect();
  const parts = currentTarget.previousElementSibling?.lastElementChild?.getBoundingClientRect();
  if (response === undefined || bench === undefined || parts === undefined) return SHARES.min;
  const [from, to, at] = isStacked
    ? [parts.top, response.bottom, clientY]
    : [bench.left, bench.right, clientX];
  // A share of the whole grid, as the style says it.
  const whole = isStacked ? bench.height : bench.width;
  return toShare((100 * (Math.min(Math.max(at, from), to) - from)) / whole);
};

/** The border between request and response, moved by the pointer or by arrow keys. */
export const BenchBorder = ({ layout, change }: LayoutProps) => {
  const { isStacked, share } = layout;
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    // Only the style until it is let go: nothing is rendered for each pixel.
    event.currentTarget.parentElement?.style.setProperty('--bench-share', `${shareAt(event, isStacked)}`);
  };
  const drop = (event: PointerEvent<HTMLElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) change({ share: shareAt(event, isStacked) });
  };
  const press = (event: KeyboardEvent): void => {
    const next = shareAfter(event.key, layout);
    if (next === undefined) return;
    event.preventDefault();
    change({ share: next });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is no <hr>
    <div
      role="separator"
      tabIndex={0}
      className={classes.border}
      aria-label="Border between request and response"
      aria-orientation={isStacked ? 'horizontal' : 'vertical'}
      aria-valuemin={SHARES.min}
      aria-valuemax={SHARES.max}
      aria-valuenow={share}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onDoubleClick={() => change({ share: usualShare(isStacked) })}
    />
  );
};
