import type { CompositionStep } from '@gatehouse/contract/compositions.ts';
import { Fragment } from 'react';

/** `GET /repos/{owner}`: a long path breaks after a slash, not inside a word. */
export const EndpointText = ({ method, endpoint }: Pick<CompositionStep, 'method' | 'endpoint'>) => (
  <>
    {method}{' '}
    {endpoint.split(/(?<=\/)/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no identity
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </>
);
