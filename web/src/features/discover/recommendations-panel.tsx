import type { ReasoningPart, Recommendations } from '@gatehouse/contract/discover.ts';
import { Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import classes from '#src/features/discover/discover.module.css';
import { NoApisFound } from '#src/features/discover/offers/no-apis-found.tsx';
import { UnderstoodNotes } from '#src/features/discover/offers/understood-notes.tsx';
import { RecommendationGroups } from '#src/features/discover/recommendation-groups.tsx';
import type { useRecommendations } from '#src/features/discover/use-recommendations.ts';
import { formatCount } from '#src/lib/format.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

/** One paragraph for each part, with the name of its API in bold. */
const Parts = ({ parts, names }: { parts: readonly ReasoningPart[]; names?: ReadonlyMap<string, string> }) =>
  parts.map(({ apiId, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change, and two may be equal
    <p key={index}>
      {apiId === null ? (
        text
      ) : (
        <>
          <strong>{names?.get(apiId)}:</strong> {text}
        </>
      )}
    </p>
  ));

type ReasoningProps = Pick<Recommendations, 'recommendations' | 'reasoningParts'>;

/** Why these were chosen: first what applies to all of them, such as the source, then the facts of each. */
const Reasoning = ({ recommendations, reasoningParts }: ReasoningProps) => {
  const general = reasoningParts.filter(({ apiId }) => apiId === null);
  const parts = reasoningParts.filter(({ apiId }) => apiId !== null);
  if (reasoningParts.length === 0) return null;
  return (
    <section className={classes.reasoning}>
      <Title order={3} size="h5">
        Reasoning:
      </Title>
      <Text component="div" size="sm" className={classes.reasons}>
        <Parts parts={general} />
      </Text>
      {parts.length > 0 && (
        <Text component="div" size="xs" c="dimmed" className={classes.parts}>
          <Parts parts={parts} names={new Map(recommendations.map(({ apiId, name }) => [apiId, name]))} />
        </Text>
      )}
    </section>
  );
};

type Shown = Pick<ReturnType<typeof useRecommendations>, 'recommendations'>;

/** What a screen reader announces while the recommendations are loading, and once they are shown. */
const announce = ({ recommendations: { data, isFetching } }: Shown): string => {
  if (isFetching) return 'Getting recommendations';
  if (data === undefined) return '';
  const { recommendations: found, understood } = data;
  // The question is what a reader has to hear if nothing was found.
  return found.length === 0 && understood.question !== null
    ? `No APIs found. ${understood.question.text}`
    : `${formatCount(found.length, 'API')} found`;
};

interface Replies {
  /** Searches for another text. */
  onReply: (requirements: string) => void;
  /** Searches again without a condition, an exclusion or a correction. */
  onDisregard: (name: string) => void;
}

const Result = ({ data, onReply, onDisregard }: Replies & { data: Recommendations }) => {
  const { recommendations, groups, understood } = data;
  return (
    <Stack gap="md">
      <UnderstoodNotes understood={understood} onDisregard={onDisregard} />
      {recommendations.length === 0 ? (
        <NoApisFound
          question={understood.question}
          text="Nothing in the catalog matches your requirements."
          onReply={onReply}
        />
      ) : (
        <RecommendationGroups recommendations={recommendations} groups={groups} />
      )}
      {understood.question === null && <Reasoning {...data} />}
    </Stack>
  );
};

const NoRequestYet = () => (
  <EmptyState
    icon={IconCompass}
    title="No recommendations yet"
    text="Describe your project or choose an example. The APIs that fit appear here, with the reasons."
  />
);

export const RecommendationsPanel = ({ recommendations, ...replies }: Shown & Replies) => {
  const { data } = recommendations;
  const hasSome = data !== undefined && data.recommendations.length > 0;
  return (
    <Section title={hasSome ? 'Based on your requirements, I recommend:' : 'Recommendations'}>
      <VisuallyHidden role="status">{announce({ recommendations })}</VisuallyHidden>
      <LoadState
        state={recommendations}
        errorTitle="The recommendations could not be loaded"
        loading={<LoadingCards what="recommendations" height={140} />}
        idle={<NoRequestYet />}
      >
        {(loaded) => <Result data={loaded} {...replies} />}
      </LoadState>
    </Section>
  );
};
