import type { GuideStep, RegistrationGuide } from '@gatehouse/contract/guides.ts';
import { REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/plain/redirect-uri.ts';
import { Group, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Breakable } from '#src/features/guides/breakable.tsx';
import { GuideHtml } from '#src/features/guides/guide-html.tsx';
import classes from '#src/features/guides/guides.module.css';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { LoadState, type QueryState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

const KINDS = {
  warning: { icon: IconAlertTriangle, label: 'Warning: ' },
  tip: { icon: IconBulb, label: 'Tip: ' },
};

/** Warnings have a colored background, tips have none; a screen reader announces which is which. */
const GuideNotes = ({ kind, texts }: { kind: keyof typeof KINDS; texts: readonly string[] }) => {
  if (texts.length === 0) return null;
  const { icon: Icon, label } = KINDS[kind];
  return (
    <ul className={classes.notes} data-kind={kind}>
      {texts.map((text) => (
        <li key={text}>
          <Icon size={16} stroke={1.75} aria-hidden className={classes.noteIcon} />
          <span>
            <VisuallyHidden>{label}</VisuallyHidden>
            <Breakable text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
};

/** A step with the redirect URI leads to the wizard, which takes what the provider's console gives for it. */
const Step = ({ step, providerId }: { step: GuideStep; providerId: number | undefined }) => (
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
const GuideSteps = ({ steps, providerId }: GuideStepsProps) => (
  <ol className={classes.steps}>
    {steps.map((step) => (
      <Step key={step.stepNumber} step={step} providerId={providerId} />
    ))}
  </ol>
);

interface GuideSectionProps<Guide> {
  title: ReactNode;
  description: string | undefined;
  guide: QueryState<Guide>;
  siteUrl: string | null;
  documentationUrl: string | null;
  /** In the provider list; undefined for an API that is not in it. */
  providerId?: number;
  /** Beside the links to the provider's pages. */
  actions: ReactNode;
  /** Instead of a guide without steps. */
  empty?: ReactNode;
}

/** One guide: the links to the provider's pages, what can be done, and the steps. */
export const GuideSection = <Guide extends RegistrationGuide>({
  title,
  description,
  guide,
  siteUrl,
  documentationUrl,
  providerId,
  actions,
  empty,
}: GuideSectionProps<Guide>) => (
  <Section
    title={
      <Group component="span" gap="xs">
        {title}
        {guide.data?.isGenerated === true && <StatusBadge tone="neutral">Generated</StatusBadge>}
      </Group>
    }
    description={description}
    actions={
      <Group gap="4px 16px">
        {siteUrl !== null && <ExternalLink href={siteUrl}>Visit Provider</ExternalLink>}
        {documentationUrl !== null && <ExternalLink href={documentationUrl}>Documentation</ExternalLink>}
        <Group gap="xs">{actions}</Group>
      </Group>
    }
  >
    <LoadState
      state={guide}
      errorTitle="The guide could not be loaded"
      loading={<LoadingText what="the guide" count={8} />}
      isEmpty={({ steps }) => steps.length === 0}
      empty={empty}
    >
      {({ steps }) => <GuideSteps steps={steps} providerId={providerId} />}
    </LoadState>
  </Section>
);
