import { Button, Group } from '@mantine/core';
import { IconPlayerPlay, IconRefresh, IconTrash } from '@tabler/icons-react';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { ClearButton } from '#src/ui/button/clear-button.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { IconAction, IconLink } from '#src/ui/button/icon-action.tsx';
import { MoreMenu } from '#src/ui/button/more-menu.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const copy = (): Promise<boolean> => copyText('Copied in the gallery');
const nothing = (): void => undefined;

export const ButtonStories = () => (
  <Section title="Buttons">
    <Group gap="xs">
      <Button>Primary</Button>
      <Button variant="default">Secondary</Button>
      <Button variant="subtle">Subtle</Button>
      <Button disabled>Disabled</Button>
      <ActionButton icon={IconPlayerPlay}>Run</ActionButton>
      <BusyButton isBusy>Saving</BusyButton>
      <ClearButton what="the things" onClear={nothing} />
      <CopyButton label="Copy the thing" onCopy={copy} look="button" />
      <CopyButton label="Copy the other thing" hint="Copy" onCopy={copy} />
      <IconAction label="Run the thing" hint="Run" icon={IconPlayerPlay} onClick={nothing} />
      <IconAction label="Rotate the thing" icon={IconRefresh} tone="warning" onClick={nothing} />
      <IconAction label="Delete the thing" icon={IconTrash} tone="destructive" onClick={nothing} />
      <IconAction label="Load the thing" icon={IconRefresh} isBusy onClick={nothing} />
      <MoreMenu
        label="More actions for the thing"
        entries={[
          { label: 'Run', icon: IconPlayerPlay, onClick: nothing },
          {
            label: 'Load',
            icon: IconRefresh,
            entries: [{ label: 'Again', icon: IconRefresh, onClick: nothing }],
          },
        ]}
      />
      <IconLink label="Test the thing" icon={IconPlayerPlay} to="/test" />
    </Group>
  </Section>
);
