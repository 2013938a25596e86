import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const route = getRouteApi('/_shell/endpoints');

interface EndpointTabsProps {
  favorites?: number;
  className?: string | undefined;
  children: ReactNode;
}

/** The two tabs, also while there is nothing in them. */
export const EndpointTabs = ({ favorites = 0, className, children }: EndpointTabsProps) => {
  const { tab = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (value: string | null): void => {
    const chosen = value === 'favorites' ? value : undefined;
    void navigate({ search: (before) => ({ ...before, tab: chosen }), replace: true, resetScroll: false });
  };
  return (
    <Tabs value={tab} onChange={choose}>
      <Tabs.List>
        <Tabs.Tab value="all">All Endpoints</Tabs.Tab>
        <Tabs.Tab value="favorites">Favorites{favorites > 0 && ` (${favorites})`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={tab} pt="md" className={className}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
};
