import { Button, Group } from '@mantine/core';
import { Fragment, type Key, type ReactNode, useEffect, useRef, useState } from 'react';
import { CardList } from '#src/ui/table/card-list.tsx';

/** Calls `onNear` whenever the element comes near the window. */
const useNear = (onNear: () => void) => {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && latest.current(),
      { rootMargin: '800px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
};

const More = ({ left, onMore }: { left: number; onMore: () => void }) => (
  <Group ref={useNear(onMore)} justify="center" mt="md">
    <Button variant="default" size="xs" onClick={onMore}>
      Show more ({left} left)
    </Button>
  </Group>
);

interface GrowingListProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Cards at first and at each step: more than fit in a window. */
  step: number;
  /** Each card needs a wide column: for code. */
  isWide?: boolean;
  /** Draws a card. */
  children: (row: Row) => ReactNode;
}

/** A list of cards; further ones are added when its end comes near, because thousands take seconds to draw. */
export const GrowingList = <Row,>({ rows, rowKey, step, isWide, children }: GrowingListProps<Row>) => {
  const [count, setCount] = useState(step);
  const shown = rows.slice(0, count);
  return (
    <>
      <CardList isWide={isWide}>
        {shown.map((row) => (
          <Fragment key={rowKey(row)}>{children(row)}</Fragment>
        ))}
      </CardList>
      {shown.length < rows.length && (
        // Anew for each step, so that an end that is still in view is noticed again.
        <More key={count} left={rows.length - shown.length} onMore={() => setCount(count + step)} />
      )}
    </>
  );
};
