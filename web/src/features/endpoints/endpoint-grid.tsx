import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CardList } from '#src/components/card-list.tsx';
import { type EndpointAction, EndpointCard } from '#src/features/endpoints/endpoint-card.tsx';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';

/** Cards at first and at each step: more than fit in a window. */
const STEP = 30;

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

interface EndpointGridProps {
  rows: readonly EndpointRow[];
  onAction: (action: EndpointAction, row: EndpointRow) => void;
}

/** The cards; further ones are added when the end comes near, because thousands take seconds to draw. */
export const EndpointGrid = ({ rows, onAction }: EndpointGridProps) => {
  const [count, setCount] = useState(STEP);
  const shown = rows.slice(0, count);
  return (
    <>
      <CardList>
        {shown.map((row) => (
          <EndpointCard key={row.saved.id} row={row} onAction={onAction} />
        ))}
      </CardList>
      {shown.length < rows.length && (
        // Anew for each step, so that an end that is still in view is noticed again.
        <More key={count} left={rows.length - shown.length} onMore={() => setCount(count + STEP)} />
      )}
    </>
  );
};
