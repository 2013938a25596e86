import type { TestResult } from '@gatehouse/contract/testing.ts';
import { Text, Title } from '@mantine/core';
import classes from '#src/features/testing/response.module.css';
import { observations } from '#src/features/testing/test-run.ts';

/** The analysis, one observation a line. */
export const Observations = ({ result }: { result: TestResult }) => {
  const lines = observations(result);
  if (lines.length === 0) return null;
  return (
    <section className={classes.analysis}>
      <Title order={3} size="h5">
        Analysis
      </Title>
      <ul className={classes.observations}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes, and may say a thing twice
          <Text key={place} component="li" size="sm" className={classes.wrapAnywhere}>
            {line}
          </Text>
        ))}
      </ul>
    </section>
  );
};
