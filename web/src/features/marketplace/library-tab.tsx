import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { FoundList } from '#src/features/marketplace/found-list.tsx';
import {
  distinct,
  filterLibrary,
  type LibraryRow,
  libraryRows,
} from '#src/features/marketplace/marketplace-filter.ts';
import { useIntegrations } from '#src/features/marketplace/marketplace-queries.ts';
import { FOLDED_LINES, SnippetCode } from '#src/features/marketplace/snippet-view.tsx';
import {
  FilterSelect,
  type SearchProps,
  Toolbar,
  useTypedSearch,
} from '#src/features/marketplace/toolbar.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { Card } from '#src/ui/table/card-list.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

const NAMES = ['framework', 'language', 'query'] as const;

const SnippetCard = ({ row: { snippet, integration } }: { row: LibraryRow }) => (
  <Card
    head={
      <Title order={2} size="h3">
        {snippet.framework} <VisuallyHidden>for </VisuallyHidden>
        <Text span inherit fw={400} c="dimmed">
          {integration.name}
        </Text>
      </Title>
    }
    foot={
      <TextLink size="sm" to="/marketplace" search={{ open: integration.id }}>
        All code of {integration.name}
      </TextLink>
    }
  >
    <Text size="sm">{snippet.description}</Text>
    <SnippetCode snippet={snippet} collapseAfter={FOLDED_LINES} />
  </Card>
);

/** The snippets of all integrations. */
export const LibraryTab = ({ search, onChange }: SearchProps) => {
  const integrations = useIntegrations();
  const { typed, text, setText, apply } = useTypedSearch({ search, onChange });
  const rows = useMemo(() => libraryRows(integrations.data ?? []), [integrations.data]);
  const frameworks = useMemo(() => distinct(rows.map(({ snippet }) => snippet.framework)), [rows]);
  const languages = useMemo(() => distinct(rows.map(({ snippet }) => snippet.language)), [rows]);
  return (
    <>
      <Toolbar label="Search code" text={text} setText={setText}>
        <FilterSelect {...{ search, onChange }} name="framework" label="Framework" options={frameworks} />
        <FilterSelect {...{ search, onChange }} name="language" label="Language" options={languages} />
      </Toolbar>
      <LoadState
        state={integrations}
        errorTitle="The code library could not be loaded"
        loading={
          <div data-wide>
            <LoadingCards what="the code library" count={4} height={320} />
          </div>
        }
      >
        {() => (
          <FoundList
            rows={rows}
            noun="snippet"
            names={NAMES}
            filter={filterLibrary}
            rowKey={({ snippet }) => snippet.id}
            isWide
            {...{ search, typed, apply }}
          >
            {(row) => <SnippetCard row={row} />}
          </FoundList>
        )}
      </LoadState>
    </>
  );
};
