import { type EndpointAction, EndpointCard } from '#src/features/endpoints/endpoint-card.tsx';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import { GrowingList } from '#src/ui/table/growing-list.tsx';

interface EndpointGridProps {
  rows: readonly EndpointRow[];
  onAction: (action: EndpointAction, row: EndpointRow) => void;
}

export const EndpointGrid = ({ rows, onAction }: EndpointGridProps) => (
  <GrowingList rows={rows} rowKey={({ saved }) => saved.id} step={30}>
    {(row) => <EndpointCard row={row} onAction={onAction} />}
  </GrowingList>
);
