import { Fragment } from 'react';

/** A word that is longer may not fit on a line of a phone. */
const LONG_WORD = /(\S{20,})/;

/** A text whose long words, such as URLs and names of keys, break between their parts before they break inside one. */
export const Breakable = ({ text }: { text: string }) =>
  text
    .split(LONG_WORD)
    .flatMap((word) => (LONG_WORD.test(word) ? word.split(/(?<=[^:/]\/|[?&=_])|(?=\.\w)/) : [word]))
    .filter(Boolean)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ));
