import { createFileRoute } from '@tanstack/react-router';
import { startIndustries } from '#src/features/research/industries-query.ts';
import { ResearchPage } from '#src/features/research/research-page.tsx';

export const Route = createFileRoute('/_shell/api-research')({
  staticData: { title: 'API Research & Discovery' },
  loader: ({ context, cause }) => {
    if (cause !== 'stay') void startIndustries(context);
  },
  component: ResearchPage,
});
