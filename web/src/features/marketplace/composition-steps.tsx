import type { Composition } from '@gatehouse/contract/compositions.ts';
import { Text } from '@mantine/core';
import classes from '#src/features/marketplace/compositions.module.css';
import { useProviderName } from '#src/features/marketplace/provider-names.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { BreakableUrl } from '#src/ui/text/breakable-url.tsx';

const CHANGES = 'This step creates, changes or sends something at the provider.';

/** The numbered steps: the provider, then the endpoint. */
export const CompositionSteps = ({ steps }: Pick<Composition, 'steps'>) => {
  const nameOf = useProviderName();
  return (
    <ol className={classes.steps} aria-label="Steps">
      {steps.map((step, index) => (
        <li key={step.id} className={classes.step}>
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          <div className={classes.stepText}>
            <Text size="sm">
              <b>{nameOf(step.provider)}</b> · {step.title}
              {step.changes && (
                <>
                  {' '}
                  <StatusBadge tone="warning" title={CHANGES}>
                    Makes changes
                  </StatusBadge>
                </>
              )}
            </Text>
            <Text size="xs" c="dimmed" ff="monospace">
              {step.method} <BreakableUrl url={step.endpoint} />
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
};
