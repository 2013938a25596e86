import type { GuideStep } from '@gatehouse/contract/guides.ts';
import { REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/redirect-uri.ts';
import { Title } from '@mantine/core';
import { GuideHtml } from '#src/features/guides/guide-html.tsx';
import { GuideNotes } from '#src/features/guides/guide-notes.tsx';
import classes from '#src/features/guides/guides.module.css';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

interface StepProps {
  step: GuideStep;
  providerId: number | undefined;
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
      {providerId !== undefined && step.description.includes(REDIRECT_URI_PLACEHOLDER) && (
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
  /** Undefined for an API that is not in the provider list: the wizard knows only those. */
  providerId: number | undefined;
}

/** The steps in order, connected by a line. */
export const GuideSteps = ({ steps, providerId }: GuideStepsProps) => (
  <ol className={classes.steps}>
    {steps.map((step) => (
      <Step key={step.stepNumber} step={step} providerId={providerId} />
    ))}
  </ol>
);
