import { Drawer } from '@mantine/core';
import classes from '#src/features/testing/pane/pane.module.css';
import { PaneContent, type PaneProps } from '#src/features/testing/pane/pane-content.tsx';

interface PaneDrawerProps extends PaneProps {
  opened: boolean;
  onClose: () => void;
}

/** What a wide window has beside the request; here it covers the screen until a request is chosen. */
export const PaneDrawer = ({ opened, onClose, ...props }: PaneDrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    position="left"
    size={340}
    title="Open a request"
    classNames={{ content: classes.drawer ?? '', body: classes.drawerBody ?? '' }}
  >
    <PaneContent {...props} onOpened={onClose} />
  </Drawer>
);
