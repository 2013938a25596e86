import { GrowingList } from '#src/components/growing-list.tsx';
import { type EndpointAction, EndpointCard } from '#src/features/endpoints/endpoint-card.tsx';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';

interface EndpointGridProps {
  rows: readonly EndpointRow[];
  onAction: (action: EndpointAction, row: EndpointRow) => void;
}

export const EndpointGrid = ({ rows, onAction }: EndpointGridProps) => (
  <GrowingList rows={rows} rowKey={({ saved }) => saved.id} step={30}>
    {(row) => <EndpointCard row={row} onAction={onAction} />}
  </GrowingList>
);
