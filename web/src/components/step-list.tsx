import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import classes from '#src/components/step-list.module.css';

interface Step {
  title: string;
  /** Something in this step has to be changed. */
  hasError?: boolean;
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

const stateOf = (index: number, current: number): 'done' | 'current' | 'next' =>
  index < current ? 'done' : index === current ? 'current' : 'next';

const Mark = ({ step, index, current }: { step: Step; index: number; current: number }) => (
  <span className={classes.number} aria-hidden="true">
    {step.hasError ? (
      <IconAlertTriangle size={14} stroke={2} />
    ) : index < current ? (
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
          const state = stateOf(index, current);
          const content = (
            <>
              <Mark step={step} index={index} current={current} />
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
