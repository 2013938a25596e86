import { ActionIcon, AppShell, Group, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Brand } from '#src/app/brand.tsx';
import { usePalette } from '#src/app/palette.tsx';
import classes from '#src/app/shell.module.css';
import { Sidebar } from '#src/app/sidebar.tsx';
import { MOBILE_BREAKPOINT } from '#src/app/theme.ts';
import { useTabAttention } from '#src/app/use-tab-attention.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { KeyHint } from '#src/ui/text/key-hint.tsx';

const MAIN_ID = 'main';

const menuDrawer = loadExport(() => import('#src/app/menu-drawer.tsx'), 'MenuDrawer');

interface TopBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
  onGoTo: () => void;
}

const TopBar = ({ isMenuOpen, onMenu, onGoTo }: TopBarProps) => (
  <Group gap="xs" h="100%">
    <ActionIcon
      size={36}
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={isMenuOpen}
      onClick={onMenu}
    >
      <IconMenu2 size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
    <Brand />
    <ActionIcon size={36} ml="auto" aria-label="Go to…" aria-haspopup="dialog" onClick={onGoTo}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  </Group>
);

const GoToButton = ({ onClick }: { onClick: () => void }) => (
  <UnstyledButton
    className={classes.goTo}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onClick}
  >
    <IconSearch size={16} stroke={1.75} aria-hidden />
    <span>Go to…</span>
    <span aria-hidden="true">
      <KeyHint keys={['Mod', 'K']} />
    </span>
  </UnstyledButton>
);

/** The layout of every screen: a fixed sidebar from 768 px up; below that, a top bar with a button for the drawer. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const [menuOpen, menu] = useDisclosure(false);
  const palette = usePalette();
  useTabAttention();
  return (
    <AppShell
      header={{ height: { base: 'var(--gh-topbar-height)', [MOBILE_BREAKPOINT]: 0 } }}
      navbar={{
        width: 'var(--gh-sidebar-width)',
        breakpoint: MOBILE_BREAKPOINT,
        collapsed: { mobile: true },
      }}
      transitionDuration={0}
    >
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        Skip to content
      </a>
      <AppShell.Header hiddenFrom={MOBILE_BREAKPOINT} className={classes.topbar}>
        <TopBar isMenuOpen={menuOpen} onMenu={menu.open} onGoTo={palette.open} />
      </AppShell.Header>
      <AppShell.Navbar
        component="aside"
        aria-label="Sidebar"
        visibleFrom={MOBILE_BREAKPOINT}
        className={classes.navbar}
      >
        <div className={classes.brand}>
          <Brand />
        </div>
        <GoToButton onClick={palette.open} />
        <Sidebar />
      </AppShell.Navbar>
      <LazyDialog code={menuDrawer} opened={menuOpen} onClose={menu.close} />
      <AppShell.Main id={MAIN_ID} tabIndex={-1}>
        <div className={classes.content}>{children}</div>
      </AppShell.Main>
      {palette.dialogs}
    </AppShell>
  );
};
