import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearchOff, IconWorldSearch } from '@tabler/icons-react';
import { CardList } from '#src/components/card-list.tsx';
import { Disclosure } from '#src/components/disclosure.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { LoadingCards } from '#src/components/loading-state.tsx';
import { Section } from '#src/components/section.tsx';
import { type Discovery, nameKey, summaryOf } from '#src/features/research/discovery.ts';
import { EvidenceTable } from '#src/features/research/evidence-table.tsx';
import { ResultCard } from '#src/features/research/result-card.tsx';
import { formatCount } from '#src/lib/format.ts';

const TITLE = 'Discovery Results';

const EvidencePart = ({ evidence }: { evidence: NonNullable<Discovery['evidence']> }) => {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <Disclosure
      label={`What was tried (${formatCount(evidence.length, 'URL')})`}
      isOpen={isOpen}
      onToggle={toggle}
    >
      <EvidenceTable evidence={evidence} />
    </Disclosure>
  );
};

interface ResultsProps {
  discovery: Discovery | undefined;
  /** A search or a quick discovery runs; what was found before stays until it is replaced. */
  isSearching: boolean;
  onSaved: (saved: readonly DiscoveredApi[]) => void;
}

const Found = ({ discovery, onSaved }: Pick<ResultsProps, 'onSaved'> & { discovery: Discovery }) => {
  const { apis, saved, evidence, query } = discovery;
  return (
    <Stack gap="md">
      {apis.length === 0 ? (
        <EmptyState
          icon={IconSearchOff}
          title="No APIs Found"
          text={
            evidence === undefined
              ? 'Try other words, or all industries.'
              : `Nothing that speaks of an API was found at ${query}.`
          }
        />
      ) : (
        <CardList>
          {apis.map((api) => (
            <ResultCard key={api.name} api={api} isSaved={saved.has(nameKey(api))} onSaved={onSaved} />
          ))}
        </CardList>
      )}
      {evidence !== undefined && evidence.length > 0 && <EvidencePart key={query} evidence={evidence} />}
    </Stack>
  );
};

export const Results = ({ discovery, isSearching, onSaved }: ResultsProps) => {
  if (discovery !== undefined)
    return (
      <Section title={TITLE} description={summaryOf(discovery)}>
        <Found discovery={discovery} onSaved={onSaved} />
      </Section>
    );
  return (
    <Section title={TITLE}>
      {isSearching ? (
        <LoadingCards what="APIs" height={150} />
      ) : (
        <EmptyState
          icon={IconWorldSearch}
          title="Nothing searched yet"
          text="What a search, a quick discovery or the research of a company finds comes here, ready to be saved to your provider list."
        />
      )}
    </Section>
  );
};
