import { Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearchOff, IconWorldSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type Discovery, nothingFound, notSavedNote, summaryOf } from '#src/features/research/discovery.ts';
import { EvidenceLines } from '#src/features/research/evidence-lines.tsx';
import { Reasons } from '#src/features/research/reasons.tsx';
import { ResultCard } from '#src/features/research/result-card.tsx';
import { formatCount } from '#src/lib/format.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import type { OnSaved } from '#src/shared/providers/save-api.tsx';
import { NoApisFound } from '#src/shared/understood/no-apis-found.tsx';
import { UnderstoodNotes } from '#src/shared/understood/understood-notes.tsx';
import { ClearButton } from '#src/ui/button/clear-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { type Loadable, LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { CardList } from '#src/ui/table/card-list.tsx';

const apiDetails = loadOnce(async () => (await import('#src/features/research/api-details.tsx')).ApiDetails);

const EvidencePart = ({ evidence }: { evidence: NonNullable<Discovery['evidence']> }) => {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <Disclosure
      label={`What was tried (${formatCount(evidence.length, 'URL')})`}
      isOpen={isOpen}
      onToggle={toggle}
    >
      <EvidenceLines evidence={evidence} />
    </Disclosure>
  );
};

interface FoundProps {
  discovery: Discovery;
  onSaved: OnSaved;
  /** Receives the slug of the provider. */
  onRemoved: (slug: string) => void;
  /** Searches for another text. */
  onReply: (query: string) => void;
  /** Searches again without a condition, an exclusion or a correction. */
  onDisregard: (name: string) => void;
}

const Cards = ({
  discovery: { apis },
  onSaved,
  onRemoved,
}: Pick<FoundProps, 'discovery' | 'onSaved' | 'onRemoved'>) => {
  // The name stays while the dialog closes, so that the dialog does not become empty during its animation.
  const [name, setName] = useState<string>();
  const [isOpen, { open, close }] = useDisclosure(false);
  const openDetails = (chosen: string) => {
    setName(chosen);
    open();
  };
  return (
    <>
      <CardList>
        {apis.map((api) => (
          <ResultCard key={api.name} api={api} onSaved={onSaved} onOpen={() => openDetails(api.name)} />
        ))}
      </CardList>
      <LazyDialog
        code={apiDetails}
        api={apis.find((api) => api.name === name)}
        opened={isOpen}
        onClose={close}
        onSaved={onSaved}
        onRemoved={onRemoved}
      />
    </>
  );
};

const NothingFound = ({ discovery, onReply }: Pick<FoundProps, 'discovery' | 'onReply'>) => {
  const text = nothingFound(discovery);
  return discovery.understood === undefined ? (
    <EmptyState icon={IconSearchOff} title="No APIs Found" text={text} />
  ) : (
    <NoApisFound question={discovery.understood.question} text={text} onReply={onReply} />
  );
};

const Found = ({ discovery, onReply, onDisregard, ...changes }: FoundProps) => {
  const { apis, evidence, query, reasons = [], understood } = discovery;
  const notSaved = notSavedNote(discovery);
  return (
    <Stack gap="md">
      {understood !== undefined && <UnderstoodNotes understood={understood} onDisregard={onDisregard} />}
      {notSaved !== null && <Text size="sm">{notSaved}</Text>}
      {apis.length === 0 ? (
        <NothingFound discovery={discovery} onReply={onReply} />
      ) : (
        <Cards discovery={discovery} {...changes} />
      )}
      {reasons.length > 0 && <Reasons reasons={reasons} isPartial={apis.length > 0} />}
      {evidence !== undefined && evidence.length > 0 && <EvidencePart key={query} evidence={evidence} />}
    </Stack>
  );
};

const NoResultsYet = () => (
  <EmptyState
    icon={IconWorldSearch}
    title="No results yet"
    text="Run a search, a quick discovery or company research. The APIs found appear here, ready to be saved to your provider list."
  />
);

interface ResultsProps extends Omit<FoundProps, 'discovery'> {
  /** Earlier results stay visible while a search or a quick discovery runs, and if it fails. */
  results: Loadable<Discovery>;
  /** Clears them and the search; undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
}

export const Results = ({ results, onClear, ...changes }: ResultsProps) => (
  <Section
    title="Discovery Results"
    description={results.data && summaryOf(results.data)}
    actions={onClear && <ClearButton what="the search and its results" onClear={onClear} />}
  >
    <Stack gap="md">
      <LoadState
        state={results}
        errorTitle="API discovery failed"
        showsErrorWithData
        isToldElsewhere
        loading={<LoadingCards what="APIs" height={150} />}
        idle={<NoResultsYet />}
      >
        {(discovery) => <Found discovery={discovery} {...changes} />}
      </LoadState>
    </Stack>
  </Section>
);
