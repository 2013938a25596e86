import { createFileRoute } from '@tanstack/react-router';
import { LoadingDemoPage } from '#src/features/loading-demo/loading-demo-page.tsx';

export const Route = createFileRoute('/_shell/loading-demo')({
  staticData: { title: 'Loading Demo' },
  component: LoadingDemoPage,
});
