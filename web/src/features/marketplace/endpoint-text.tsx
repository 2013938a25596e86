import type { CompositionStep } from '@gatehouse/contract/compositions.ts';
import { BreakableUrl } from '#src/components/breakable-url.tsx';

/** `GET /repos/{owner}` */
export const EndpointText = ({ method, endpoint }: Pick<CompositionStep, 'method' | 'endpoint'>) => (
  <>
    {method} <BreakableUrl url={endpoint} />
  </>
);
