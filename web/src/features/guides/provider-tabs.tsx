import type { Provider } from '@gatehouse/contract/providers.ts';
import { Stack, Tabs, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from '#src/features/guides/guides.module.css';
import { useEntriesNamed } from '#src/features/providers/offers/catalogue-choices.ts';
import { isLong, matchingProviders } from '#src/features/providers/offers/matching-providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

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

/** The guides of the catalog for what was typed. */
const NotListed = ({ typed }: { typed: string }) => {
  const entries = useEntriesNamed(typed);
  return (
    <Stack gap={6} p={6}>
      <Text size="sm" c="dimmed">
        No matching provider.
      </Text>
      {entries.map(({ value, label, name }) => (
        <TextLink
          key={value}
          size="sm"
          to="/guides"
          search={{ api: name, entry: value.replace('catalog:', '') }}
        >
          {label}
        </TextLink>
      ))}
    </Stack>
  );
};

interface TabListProps {
  /** The providers that match what was typed. */
  shown: readonly Provider[];
  typed: string;
  chosen: string | undefined;
}

const TabList = ({ shown, typed, chosen }: TabListProps) => {
  const list = useRef<HTMLDivElement>(null);
  // The tab of the provider in the URL may be outside the visible part of the list.
  useEffect(() => {
    if (chosen === undefined) return;
    const tab = list.current?.querySelector(`[role="tab"][data-slug="${CSS.escape(chosen)}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
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
      {shown.length === 0 && <NotListed typed={typed} />}
    </div>
  );
};

interface ProviderTabsProps {
  providers: readonly Provider[];
  /** Undefined if what is shown belongs to none of them. */
  chosen: Provider | undefined;
  /** What the list is filtered by. */
  filter: string | undefined;
  onFilter: (filter: string | undefined) => void;
  onChoose: (slug: string) => void;
  /** What is shown about the chosen one. */
  children: ReactNode;
}

/** One tab for each provider: a column beside the guide, or a row above it that scrolls sideways. */
export const ProviderTabs = (props: ProviderTabsProps) => {
  const { providers, chosen, filter, onFilter, onChoose, children } = props;
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const { text: typed, setText: setTyped } = useSearchText(filter, onFilter);
  const shown = matchingProviders(providers, typed);
  const slug = chosen?.slug;
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
        <TabList shown={shown} typed={typed} chosen={slug} />
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
