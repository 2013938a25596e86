import { Avatar, Box, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { screens } from '#src/app/nav.ts';
import classes from '#src/app/shell.module.css';
import { loadExport, useLoaded } from '#src/lib/load-once.ts';

/** A fixed placeholder: the product has no accounts, so there is no data behind this. */
const user = { initials: 'JD', name: 'Jane Developer', email: 'jane@example.com' };

const UserCard = () => (
  <Group gap={10} wrap="nowrap">
    <Avatar size={28} radius="xl" aria-hidden classNames={{ placeholder: classes.initials }}>
      {user.initials}
    </Avatar>
    <Box miw={0}>
      <Text size="sm" fw={500} truncate lh={1.3}>
        {user.name}
      </Text>
      <Text size="xs" c="dimmed" truncate lh={1.3}>
        {user.email}
      </Text>
    </Box>
  </Group>
);

const colorScheme = loadExport(() => import('#src/app/color-scheme-switch.tsx'), 'ColorSchemeSwitch');

/** Not needed before the screen is shown. Its place is kept. */
const ColorScheme = () => {
  const Switch = useLoaded(colorScheme, true);
  return <div className={classes.colorScheme}>{Switch !== undefined && <Switch />}</div>;
};

interface SidebarProps {
  /** Called when a link is chosen, even the link to the current screen. */
  onChoose?: () => void;
}

/** The links and the footer below them, the same in the fixed sidebar and in the drawer. */
export const Sidebar = ({ onChoose }: SidebarProps) => (
  <div className={classes.sidebar}>
    <nav aria-label="Screens" className={classes.nav}>
      <ul className={classes.links}>
        {screens.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className={classes.link}
              activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
              onClick={onChoose}
            >
              <Icon size={16} stroke={1.75} aria-hidden className={classes.linkIcon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <Stack gap="sm" className={classes.foot}>
      <ColorScheme />
      <UserCard />
    </Stack>
  </div>
);
