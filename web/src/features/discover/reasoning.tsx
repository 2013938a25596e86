import type { ReasoningPart, Recommendations } from '@gatehouse/contract/discover.ts';
import { Text, Title } from '@mantine/core';
import classes from '#src/features/discover/discover.module.css';

interface PartsProps {
  parts: readonly ReasoningPart[];
  names?: ReadonlyMap<string, string>;
}

/** One paragraph for each part, with the name of its API in bold. */
const Parts = ({ parts, names }: PartsProps) =>
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
export const Reasoning = ({ recommendations, reasoningParts }: ReasoningProps) => {
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
