import { ActionIcon, AppShell, Drawer, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Brand } from '#src/app/brand.tsx';
import classes from '#src/app/shell.module.css';
import { Sidebar } from '#src/app/sidebar.tsx';
import { MOBILE_BREAKPOINT } from '#src/app/theme.ts';

const MAIN_ID = 'main';

/** The layout of every screen: a fixed sidebar from 768 px on; below that a top bar whose button opens a drawer. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const [menuOpen, menu] = useDisclosure(false);
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
        <Group gap="xs" h="100%">
          <ActionIcon
            size={36}
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={menu.open}
          >
            <IconMenu2 size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <Brand />
        </Group>
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
        <Sidebar />
      </AppShell.Navbar>
      <Drawer
        opened={menuOpen}
        onClose={menu.close}
        hiddenFrom={MOBILE_BREAKPOINT}
        position="left"
        size={280}
        title={<Brand />}
        closeButtonProps={{ 'aria-label': 'Close menu' }}
        classNames={{ content: classes.drawer, header: classes.drawerHeader, body: classes.drawerBody }}
      >
        <Sidebar onChoose={menu.close} />
      </Drawer>
      <AppShell.Main id={MAIN_ID} tabIndex={-1}>
        <div className={classes.content}>{children}</div>
      </AppShell.Main>
    </AppShell>
  );
};
