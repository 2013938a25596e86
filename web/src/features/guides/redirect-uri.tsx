import { Code } from '@mantine/core';
import { Breakable } from '#src/features/guides/breakable.tsx';
import classes from '#src/features/guides/guides.module.css';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';

/** The URL that an OAuth provider sends the user back to, with a copy button. */
export const RedirectUri = ({ uri }: { uri: string }) => (
  <span className={classes.redirectUri}>
    <Code>
      <Breakable text={uri} />
    </Code>
    <CopyButton label="Copy redirect URI" hint="Copy" onCopy={() => copyText(uri)} />
  </span>
);
