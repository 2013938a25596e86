import { QUICK_DISCOVERIES, type QuickDiscovery } from '@gatehouse/contract/discovery-options.ts';
import { Group } from '@mantine/core';
import { IconAddressBook, IconChartBar, IconSpeakerphone, type TablerIcon } from '@tabler/icons-react';
import { BusyButton } from '#src/ui/button/busy-button.tsx';

const ICONS: Record<QuickDiscovery, TablerIcon> = {
  business: IconAddressBook,
  marketing: IconSpeakerphone,
  research: IconChartBar,
};

interface QuickDiscoveriesProps {
  running: QuickDiscovery | undefined;
  /** A quick discovery or a search is running. */
  isBusy: boolean;
  onDiscover: (id: QuickDiscovery) => void;
}

/** Common searches, one button each. */
export const QuickDiscoveries = ({ running, isBusy, onDiscover }: QuickDiscoveriesProps) => (
  <Group gap={8}>
    {QUICK_DISCOVERIES.map(({ id, label }) => (
      <BusyButton
        key={id}
        variant="default"
        icon={ICONS[id]}
        isBusy={running === id}
        isBlocked={isBusy}
        onClick={() => onDiscover(id)}
      >
        {label}
      </BusyButton>
    ))}
  </Group>
);
