import { Drawer } from '@mantine/core';
import { Brand } from '#src/app/brand.tsx';
import classes from '#src/app/shell.module.css';
import { Sidebar } from '#src/app/sidebar.tsx';
import { MOBILE_BREAKPOINT } from '#src/app/theme.ts';

/** The sidebar on a narrow screen. */
export const MenuDrawer = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    hiddenFrom={MOBILE_BREAKPOINT}
    position="left"
    size={280}
    title={<Brand />}
    closeButtonProps={{ 'aria-label': 'Close menu' }}
    classNames={{ content: classes.drawer, header: classes.drawerHeader, body: classes.drawerBody }}
  >
    <Sidebar onChoose={onClose} />
  </Drawer>
);
