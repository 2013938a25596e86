import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { LinkButton } from '#src/components/link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { ScrollTarget } from '#src/components/scroll-target.tsx';
import { Section } from '#src/components/section.tsx';
import { RecommendationsPanel } from '#src/features/discover/recommendations-panel.tsx';
import { RequirementsForm } from '#src/features/discover/requirements-form.tsx';
import { useRecommendations } from '#src/features/discover/use-recommendations.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';

export const DiscoverPage = () => {
  const { asked, ask } = useRecommendations();
  const panel = useRef<HTMLDivElement>(null);
  const { status } = asked;
  const isLoading = status === 'pending';
  const lastAsked = asked.variables?.requirements ?? '';

  const shown = useRef(status);

  // Once when it begins and once when the answer is there, which makes the page longer; not on coming back to one.
  useEffect(() => {
    if (shown.current !== status && panel.current !== null) bringIntoView(panel.current);
    shown.current = status;
  }, [status]);

  return (
    <>
      <PageHeader
        title="Discover APIs"
        description="Say what you are building, and see which APIs can do it."
        actions={
          <LinkButton to="/api-research" variant="default">
            API Research & Discovery
          </LinkButton>
        }
      />
      <Stack gap="lg">
        <Section
          title="API Discovery"
          description="Describe your project requirements and get AI-powered API recommendations."
        >
          <RequirementsForm initial={lastAsked} isLoading={isLoading} onSubmit={ask} />
        </Section>
        <ScrollTarget ref={panel}>
          <RecommendationsPanel asked={asked} onRetry={() => ask(lastAsked)} />
        </ScrollTarget>
      </Stack>
    </>
  );
};
