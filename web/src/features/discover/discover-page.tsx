import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { RecommendationsPanel } from '#src/features/discover/recommendations-panel.tsx';
import { RequirementsForm, useRequirementsForm } from '#src/features/discover/requirements-form.tsx';
import { useRecommendations } from '#src/features/discover/use-recommendations.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

export const DiscoverPage = () => {
  const { phase, recommend, disregard, clear, recommendations } = useRecommendations();
  const requirements = useRequirementsForm();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(phase);

  // Once when a request starts and once when its result, which makes the page longer, is shown; not when the user
  // comes back to an earlier result.
  useEffect(() => {
    if (shown.current !== phase && panel.current !== null) {
      bringIntoView(panel.current);
      // A reply or a condition that was pressed is gone.
      if (document.activeElement === document.body) panel.current.focus({ preventScroll: true });
    }
    shown.current = phase;
  }, [phase]);

  const reply = (text: string) => {
    requirements.fill(text);
    recommend(text);
  };

  const hasText = requirements.form.values.requirements !== '' && phase !== 'running';
  const clearAll = () => {
    requirements.fill('');
    clear?.();
    requirements.form.getInputNode('requirements')?.focus();
  };

  return (
    <>
      <PageHeader
        title="Discover APIs"
        description="Describe what you are building and see which APIs fit."
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
          <RequirementsForm
            {...requirements}
            isLoading={phase === 'running'}
            error={recommendations.error}
            onSubmit={recommend}
            onClear={clear === undefined && !hasText ? undefined : clearAll}
          />
        </Section>
        <ScrollTarget ref={panel}>
          <RecommendationsPanel recommendations={recommendations} onReply={reply} onDisregard={disregard} />
        </ScrollTarget>
      </Stack>
    </>
  );
};
