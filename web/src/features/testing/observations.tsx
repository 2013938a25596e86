import type { TestResult } from '@gatehouse/contract/testing.ts';
import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from '#src/features/testing/response.module.css';
import { rankedObservations } from '#src/features/testing/test-run.ts';

/** The analysis: its most important observation, which opens the others. */
export const Observations = ({ result }: { result: TestResult }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const observations = rankedObservations(result);
  const others = observations.length - 1;
  if (others < 0) return null;
  return (
    <section className={classes.analysis} aria-label="Analysis">
      <ul id={id} className={classes.observations} data-open={isOpen || undefined}>
        {(isOpen ? observations : observations.slice(0, 1)).map(({ kind, text }) => (
          <Text key={kind} component="li" size="sm" className={classes.wrapAnywhere}>
            {text}
          </Text>
        ))}
      </ul>
      {others > 0 && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          <IconChevronRight size={14} stroke={1.75} aria-hidden />
          {isOpen ? 'Less' : `${others} more`}
        </UnstyledButton>
      )}
    </section>
  );
};
