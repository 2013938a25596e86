import { OAUTH_STEPS, type OauthStep } from '@gatehouse/contract/oauth-wizard.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '#src/features/oauth/step-list.module.css';
import { stepIndex } from '#src/features/oauth/wizard-steps.ts';

/** The four steps with their numbers, and how far the wizard is. */
export const StepList = ({ current }: { current: OauthStep }) => {
  const at = stepIndex(current);
  const percent = ((at + 1) / OAUTH_STEPS.length) * 100;
  return (
    <div className={classes.progress}>
      <ol className={classes.steps}>
        {OAUTH_STEPS.map(({ id, title }, index) => (
          <li
            key={id}
            className={classes.step}
            data-state={index < at ? 'done' : index === at ? 'current' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.number} aria-hidden="true">
              {index < at ? <IconCheck size={14} stroke={2.25} /> : index + 1}
            </span>
            <span>
              {title}
              {index < at && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`Step ${at + 1} of ${OAUTH_STEPS.length}`}
      >
        <div className={classes.bar} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
};
