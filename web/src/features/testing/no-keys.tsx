import { Button, Group } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** What can be done before there is a key. */
export const NoKeys = ({ onNoKey }: { onNoKey: () => void }) => (
  <Section>
    <EmptyState
      icon={IconKey}
      text="You need to add API keys before you can test them or generate code."
      action={
        <Group gap="xs" justify="center">
          <LinkButton to="/keys" state={OPENS_DIALOG}>
            Add API Key
          </LinkButton>
          <LinkButton to="/oauth" variant="default">
            Connect with OAuth
          </LinkButton>
          <LinkButton to="/guides" state={OPENS_DIALOG} variant="default">
            Add your own API
          </LinkButton>
          <Button variant="default" onClick={onNoKey}>
            Test without a key
          </Button>
        </Group>
      }
    />
  </Section>
);
