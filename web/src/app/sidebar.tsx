import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ColorSchemeSwitch } from '#src/app/color-scheme-switch.tsx';
import { screens } from '#src/app/nav.ts';
import classes from '#src/app/shell.module.css';
import { UserCard } from '#src/app/user-card.tsx';

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
      <ColorSchemeSwitch />
      <UserCard />
    </Stack>
  </div>
);
