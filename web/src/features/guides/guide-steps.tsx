import type { GuideStep } from '@gatehouse/contract/guides.ts';
import { Title } from '@mantine/core';
import { CodeView } from '#src/components/code-view.tsx';
import { ExternalLink } from '#src/components/external-link.tsx';
import { GuideHtml } from '#src/features/guides/guide-html.tsx';
import { GuideNotes } from '#src/features/guides/guide-notes.tsx';
import classes from '#src/features/guides/guides.module.css';

const Step = ({ step }: { step: GuideStep }) => (
  <li className={classes.step}>
    <span className={classes.number} aria-hidden="true">
      {step.stepNumber}
    </span>
    <div className={classes.stepBody}>
      <Title order={3}>{step.title}</Title>
      <GuideHtml html={step.description} origin={window.location.origin} />
      {step.imageUrl !== undefined && <ExternalLink href={step.imageUrl}>Picture of this step</ExternalLink>}
      {step.codeExample !== undefined && (
        <CodeView code={step.codeExample} language="bash" label={`example of step ${step.stepNumber}`} />
      )}
      <GuideNotes kind="warning" texts={step.warnings} />
      <GuideNotes kind="tip" texts={step.tips} />
    </div>
  </li>
);

/** The steps in order, connected by a line. */
export const GuideSteps = ({ steps }: { steps: readonly GuideStep[] }) => (
  <ol className={classes.steps}>
    {steps.map((step) => (
      <Step key={step.stepNumber} step={step} />
    ))}
  </ol>
);
