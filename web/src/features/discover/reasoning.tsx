import type { ReasoningPart, Recommendations } from '@gatehouse/contract/discover.ts';
import { Text, Title } from '@mantine/core';
import classes from '#src/features/discover/discover.module.css';

interface PartsProps {
  parts: readonly ReasoningPart[];
  names?: ReadonlyMap<string, string>;
}

/** Paragraphs; the name of the API that one is about stands out. */
const Parts = ({ parts, names }: PartsProps) =>
  parts.map(({ apiId, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes, and may say a thing twice
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

/** Why these were chosen: what is said of all of them, who answered among it, before the facts of each. */
export const Reasoning = ({ recommendations, reasoningParts }: ReasoningProps) => {
  const whole = reasoningParts.filter(({ apiId }) => apiId === null);
  const parts = reasoningParts.filter(({ apiId }) => apiId !== null);
  if (reasoningParts.length === 0) return null;
  return (
    <section className={classes.reasoning}>
      <Title order={3} size="h5">
        Reasoning:
      </Title>
      <Text component="div" size="sm" className={classes.reasons}>
        <Parts parts={whole} />
      </Text>
      {parts.length > 0 && (
        <Text component="div" size="xs" c="dimmed" className={classes.parts}>
          <Parts parts={parts} names={new Map(recommendations.map(({ apiId, name }) => [apiId, name]))} />
        </Text>
      )}
    </section>
  );
};
