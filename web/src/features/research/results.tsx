import { featureBadges } from '@gatehouse/contract/plain/feature-badges.ts';
import type { DiscoveredApi, ResearchReason } from '@gatehouse/contract/research.ts';
import { Badge, Group, List, Stack, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight, IconSearchOff, IconWorldSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { NoApisFound } from '#src/features/discover/offers/no-apis-found.tsx';
import { UnderstoodNotes } from '#src/features/discover/offers/understood-notes.tsx';
import { type OnSaved, SaveState } from '#src/features/providers/offers/save-api.tsx';
import { ApiLinks } from '#src/features/research/api-links.tsx';
import { type Discovery, nothingFound, summaryOf } from '#src/features/research/discovery.ts';
import { EvidenceLines } from '#src/features/research/evidence-lines.tsx';
import classes from '#src/features/research/research.module.css';
import { formatCount } from '#src/lib/format.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { ClearButton } from '#src/ui/button/clear-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState, type QueryState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Card, CardList } from '#src/ui/table/card-list.tsx';
import { CUT_PROPS } from '#src/ui/text/cut-props.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';

interface ResultCardProps {
  api: DiscoveredApi;
  onSaved: OnSaved;
  /** Shows everything known about it. */
  onOpen: () => void;
}

const Features = ({ api: { name, features }, onOpen }: Pick<ResultCardProps, 'api' | 'onOpen'>) => {
  const { badges, more } = featureBadges(features);
  if (badges.length === 0) return null;
  return (
    <ul className={classes.features} aria-label="Features">
      {badges.map((badge, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two features may have the same name
        <li key={index}>
          <Badge variant="default" className={classes.feature} title={features[index]}>
            {badge}
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <UnstyledButton className={classes.more} aria-haspopup="dialog" onClick={onOpen}>
            +{more} more<VisuallyHidden> features of {name}</VisuallyHidden>
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
};

const ResultCard = ({ api, onSaved, onOpen }: ResultCardProps) => {
  const foot = (
    <>
      <ApiLinks api={api} />
      <SaveState api={api} onSaved={onSaved} />
    </>
  );
  return (
    <Card foot={foot}>
      <Group gap="sm" justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={3}>
          <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={onOpen}>
            <CutText lines={2}>{api.name}</CutText>
            <IconChevronRight size={14} stroke={1.75} aria-hidden className={classes.chevron} />
          </UnstyledButton>
        </Title>
        <StatusBadge tone="neutral">{api.category}</StatusBadge>
      </Group>
      <Text size="sm" lineClamp={3} {...CUT_PROPS}>
        {api.description}
      </Text>
      <Features api={api} onOpen={onOpen} />
      {api.pricing !== null && (
        <Text size="xs" c="dimmed" lineClamp={2} {...CUT_PROPS}>
          <VisuallyHidden>Pricing: </VisuallyHidden>
          {api.pricing}
        </Text>
      )}
    </Card>
  );
};

interface ReasonsProps {
  reasons: readonly ResearchReason[];
  /** Something was found although not all could be read. */
  isPartial: boolean;
}

/** Why a company research found nothing, or could not read all, each with what to do. */
const Reasons = ({ reasons, isPartial }: ReasonsProps) => (
  <Notice>
    {isPartial ? 'Some pages could not be read:' : 'Why nothing was found:'}
    <List component="ul" size="sm" mt="xs" aria-label="Reasons">
      {reasons.map(({ problem, text, next, urls, count }) => (
        <List.Item key={problem} className={classes.reason}>
          {text} {next}
          {count > 1 && (
            <Text component="span" size="xs" c="dimmed" display="block" ff="monospace">
              {urls.join(', ')}
              {count > urls.length && ` and ${count - urls.length} more`}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  </Notice>
);

const apiDetails = loadExport(() => import('#src/features/research/api-details.tsx'), 'ApiDetails');

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
  return (
    <Stack gap="md">
      {understood !== undefined && <UnderstoodNotes understood={understood} onDisregard={onDisregard} />}
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
  results: QueryState<Discovery>;
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
        loading={<LoadingCards what="APIs" height={150} />}
        idle={<NoResultsYet />}
      >
        {(discovery) => <Found discovery={discovery} {...changes} />}
      </LoadState>
    </Stack>
  </Section>
);
