import type { TestResult } from '@gatehouse/contract/testing.ts';
import { Text, Title } from '@mantine/core';
import classes from '#src/features/testing/response.module.css';
import { listedObservations } from '#src/features/testing/test-run.ts';

/** The analysis, one observation per line. */
export const Observations = ({ result }: { result: TestResult }) => {
  const observations = listedObservations(result);
  if (observations.length === 0) return null;
  return (
    <section className={classes.analysis}>
      <Title order={3} size="h5">
        Analysis
      </Title>
      <ul className={classes.observations}>
        {observations.map(({ kind, text }) => (
          <Text key={kind} component="li" size="sm" className={classes.wrapAnywhere}>
            {text}
          </Text>
        ))}
      </ul>
    </section>
  );
};
