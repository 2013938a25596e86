import { createFileRoute } from '@tanstack/react-router';
import { ResearchPage } from '#src/features/research/research-page.tsx';

export const Route = createFileRoute('/_shell/api-research')({
  staticData: { title: 'API Research & Discovery' },
  component: ResearchPage,
});
