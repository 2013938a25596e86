import { SimpleGrid } from '@mantine/core';
import { IconCompass, IconFlask2, IconPlus } from '@tabler/icons-react';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';
import { ActionCard } from '#src/ui/layout/action-card.tsx';
import { Section } from '#src/ui/layout/section.tsx';

export const QuickActions = () => (
  <Section title="Quick Actions">
    <SimpleGrid type="container" cols={{ base: 1, '660px': 3 }} spacing="sm">
      <ActionCard
        to="/discover"
        icon={IconCompass}
        title="Discover New APIs"
        text="Find APIs for your project"
      />
      <ActionCard
        to="/keys"
        state={OPENS_DIALOG}
        icon={IconPlus}
        title="Add New API Key"
        text="Store a key, encrypted"
      />
      <ActionCard
        to="/test"
        icon={IconFlask2}
        title="Test API Connection"
        text="Make a real call with a key"
      />
    </SimpleGrid>
  </Section>
);
