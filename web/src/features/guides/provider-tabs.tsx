import type { Provider } from '@gatehouse/contract/providers.ts';
import { Tabs, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { CutText } from '#src/components/cut-text.tsx';
import classes from '#src/features/guides/guides.module.css';
import { isLong, matchingProviders } from '#src/shared/providers/matching-providers.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';

/** From this width on there is room for the list beside the guide. guides.module.css has the same width. */
const WIDE = '(min-width: 62em)';

interface ProviderFilterProps {
  value: string;
  onChange: (typed: string) => void;
  /** Called on Enter, to choose the first match. */
  onChoose: () => void;
}

const ProviderFilter = ({ value, onChange, onChoose }: ProviderFilterProps) => (
  <TextInput
    type="search"
    aria-label="Find a provider"
    placeholder="Find a provider"
    leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    onKeyDown={(event) => event.key === 'Enter' && onChoose()}
  />
);

interface ProviderTabsProps {
  providers: readonly Provider[];
  /** Undefined if what is shown belongs to none of them. */
  chosen: Provider | undefined;
  onChoose: (slug: string) => void;
  /** What is shown about the chosen one. */
  children: ReactNode;
}

/** One tab for each provider: a column beside the guide, or a row above it that scrolls sideways. */
export const ProviderTabs = ({ providers, chosen, onChoose, children }: ProviderTabsProps) => {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = matchingProviders(providers, typed);
  const slug = chosen?.slug;

  // The tab of the provider in the URL may be outside the visible part of the list.
  useEffect(() => {
    if (slug === undefined) return;
    const tab = list.current?.querySelector(`[role="tab"][data-slug="${CSS.escape(slug)}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [slug]);

  return (
    <Tabs
      value={slug ?? null}
      onChange={(next) => next !== null && onChoose(next)}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="none"
      className={classes.tabs}
    >
      <div className={classes.side}>
        {isLong(providers) && (
          <ProviderFilter
            value={typed}
            onChange={setTyped}
            onChoose={() => shown[0] && onChoose(shown[0].slug)}
          />
        )}
        <div ref={list} className={classes.tabScroll}>
          <Tabs.List aria-label="Providers" className={classes.tabList}>
            {shown.map((provider) => (
              <Tabs.Tab
                key={provider.slug}
                value={provider.slug}
                data-slug={provider.slug}
                leftSection={<BrandIcon slug={provider.slug} name={provider.name} size={24} />}
                classNames={{ tab: classes.tab, tabLabel: classes.tabLabel }}
              >
                <CutText lines={2}>{providerLabel(provider)}</CutText>
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {shown.length === 0 && (
            <Text size="sm" c="dimmed" p={6}>
              No matching provider.
            </Text>
          )}
        </div>
      </div>
      {slug === undefined ? (
        <div className={classes.panel}>{children}</div>
      ) : (
        <Tabs.Panel value={slug} className={classes.panel}>
          {children}
        </Tabs.Panel>
      )}
    </Tabs>
  );
};
