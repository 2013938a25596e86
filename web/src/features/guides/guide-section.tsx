import type { RegistrationGuide } from '@gatehouse/contract/guides.ts';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { GuideSteps } from '#src/features/guides/guide-steps.tsx';
import { type Loadable, LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

interface GuideSectionProps<Guide> {
  title: ReactNode;
  description: string | undefined;
  guide: Loadable<Guide>;
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
