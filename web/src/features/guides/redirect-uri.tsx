import { Code } from '@mantine/core';
import { CopyButton } from '#src/components/copy-button.tsx';
import { Breakable } from '#src/features/guides/breakable.tsx';
import classes from '#src/features/guides/guides.module.css';
import { copyText } from '#src/lib/clipboard.ts';

/** The URL that an OAuth provider sends the user back to, with a copy button. */
export const RedirectUri = ({ uri }: { uri: string }) => (
  <span className={classes.redirectUri}>
    <Code>
      <Breakable text={uri} />
    </Code>
    <CopyButton label="Copy redirect URI" hint="Copy" onCopy={() => copyText(uri)} />
  </span>
);
