import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import classes from '#src/ui/layout/step-list.module.css';

interface Step {
  title: string;
  /** Something in this step has to be changed. */
  hasError?: boolean;
  /** Something that is required is missing: it is not done, however far the user is. */
  isOpen?: boolean;
  /** It cannot be opened yet. */
  isDisabled?: boolean;
}

interface StepListProps {
  steps: readonly Step[];
  /** The index of the step that is shown. */
  current: number;
  /** Opens a step; without it, the steps only show how far the user is. */
  onStep?: (index: number) => void;
}

type State = 'done' | 'current' | 'next';

const stateOf = ({ isOpen = false }: Step, index: number, current: number): State => {
  if (index === current) return 'current';
  return index < current && !isOpen ? 'done' : 'next';
};

const Mark = ({ step, index, isDone }: { step: Step; index: number; isDone: boolean }) => (
  <span className={classes.number} aria-hidden="true">
    {step.hasError ? (
      <IconAlertTriangle size={14} stroke={2} />
    ) : isDone ? (
      <IconCheck size={14} stroke={2.25} />
    ) : (
      index + 1
    )}
  </span>
);

const Title = ({ step, isDone }: { step: Step; isDone: boolean }) => (
  <span>
    {step.title}
    {step.hasError && <VisuallyHidden> (has errors)</VisuallyHidden>}
    {isDone && !step.hasError && <VisuallyHidden> (done)</VisuallyHidden>}
  </span>
);

/** The numbered steps of a wizard, and how far it is. */
export const StepList = ({ steps, current, onStep }: StepListProps) => {
  const percent = ((current + 1) / steps.length) * 100;
  return (
    <div className={classes.progress}>
      <ol
        className={classes.steps}
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map((step, index) => {
          const state = stateOf(step, index, current);
          const content = (
            <>
              <Mark step={step} index={index} isDone={state === 'done'} />
              <Title step={step} isDone={state === 'done'} />
            </>
          );
          const shown = {
            className: classes.step,
            'data-state': state,
            'data-error': step.hasError || undefined,
            'aria-current': state === 'current' ? ('step' as const) : undefined,
          };
          return (
            <li key={step.title}>
              {onStep === undefined ? (
                <span {...shown}>{content}</span>
              ) : (
                <button type="button" {...shown} disabled={step.isDisabled} onClick={() => onStep(index)}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`Step ${current + 1} of ${steps.length}`}
      >
        <div className={classes.bar} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
};
