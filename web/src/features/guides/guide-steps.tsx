import type { GuideStep } from '@gatehouse/contract/guides.ts';
import { REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/redirect-uri.ts';
import { Title } from '@mantine/core';
import { CodeView } from '#src/components/code-view.tsx';
import { ExternalLink } from '#src/components/external-link.tsx';
import { TextLink } from '#src/components/link.tsx';
import { GuideHtml } from '#src/features/guides/guide-html.tsx';
import { GuideNotes } from '#src/features/guides/guide-notes.tsx';
import classes from '#src/features/guides/guides.module.css';

interface StepProps {
  step: GuideStep;
  /** Null for an API that is not in the list: the wizard has nothing to set up yet. */
  providerId: number | null;
}

/** A step with the redirect URI leads to the wizard, which takes what the provider's console gives for it. */
const Step = ({ step, providerId }: StepProps) => (
  <li className={classes.step}>
    <span className={classes.number} aria-hidden="true">
      {step.stepNumber}
    </span>
    <div className={classes.stepBody}>
      <Title order={3}>{step.title}</Title>
      <GuideHtml html={step.description} origin={window.location.origin} />
      {providerId !== null && step.description.includes(REDIRECT_URI_PLACEHOLDER) && (
        <TextLink to="/oauth" search={{ providerId, step: 'configure' }} className={classes.wizardLink}>
          Continue in the OAuth wizard
        </TextLink>
      )}
      {step.imageUrl !== undefined && <ExternalLink href={step.imageUrl}>Picture of this step</ExternalLink>}
      {step.codeExample !== undefined && (
        <CodeView code={step.codeExample} language="bash" label={`example of step ${step.stepNumber}`} />
      )}
      <GuideNotes kind="warning" texts={step.warnings} />
      <GuideNotes kind="tip" texts={step.tips} />
    </div>
  </li>
);

interface GuideStepsProps {
  steps: readonly GuideStep[];
  providerId: number | null;
}

/** The steps in order, connected by a line. */
export const GuideSteps = ({ steps, providerId }: GuideStepsProps) => (
  <ol className={classes.steps}>
    {steps.map((step) => (
      <Step key={step.stepNumber} step={step} providerId={providerId} />
    ))}
  </ol>
);
