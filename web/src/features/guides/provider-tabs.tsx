import type { Provider } from '@gatehouse/contract/providers.ts';
import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import classes from '#src/features/guides/guides.module.css';

/** From here on there is room for the list beside the guide; the same width stands in guides.module.css. */
const WIDE = '(min-width: 62em)';

interface ProviderTabsProps {
  providers: readonly Provider[];
  chosen: Provider;
  onChoose: (slug: string) => void;
  /** What is shown of the chosen one. */
  children: ReactNode;
}

/** One tab for each provider: a column beside the guide, or a row above it that scrolls sideways. */
export const ProviderTabs = ({ providers, chosen, onChoose, children }: ProviderTabsProps) => {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const list = useRef<HTMLDivElement>(null);

  // The address may name a provider whose tab lies outside of what the list shows.
  useEffect(() => {
    const tab = list.current?.querySelector(`[role="tab"][data-slug="${CSS.escape(chosen.slug)}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [chosen.slug]);

  return (
    <Tabs
      value={chosen.slug}
      onChange={(slug) => slug !== null && onChoose(slug)}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="none"
      className={classes.tabs}
    >
      <div ref={list} className={classes.tabScroll}>
        <Tabs.List aria-label="Providers" className={classes.tabList}>
          {providers.map(({ slug, name }) => (
            <Tabs.Tab
              key={slug}
              value={slug}
              data-slug={slug}
              leftSection={<BrandIcon slug={slug} size={24} />}
              classNames={{ tab: classes.tab, tabLabel: classes.tabLabel }}
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Panel value={chosen.slug} className={classes.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
};
