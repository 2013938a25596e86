import { Fragment } from 'react';

/** A URL or a path that breaks after its parts: it begins beside its method and not below it, and no word is split that fits. */
export const BreakableUrl = ({ url }: { url: string }) =>
  url.split(/(?<=[^:/]\/|[?&])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
