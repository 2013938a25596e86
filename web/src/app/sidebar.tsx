import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { screens } from '#src/app/nav.ts';
import classes from '#src/app/shell.module.css';
import { UserCard } from '#src/app/user-card.tsx';
import { loadOnce } from '#src/lib/load-once.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';

const colorScheme = loadOnce(
  async () => (await import('#src/app/color-scheme-switch.tsx')).ColorSchemeSwitch,
);

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
