import {
  IconBook2,
  IconBookmarks,
  IconCompass,
  IconFileText,
  IconFlask2,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconLoader,
  IconPlugConnected,
  IconSettings,
  IconStack2,
  IconUserCircle,
  IconWorldSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import type { RegisteredRouter } from '@tanstack/react-router';

export interface Screen {
  path: keyof RegisteredRouter['routesByPath'];
  label: string;
  icon: TablerIcon;
}

/** All screens in the sidebar, in its order. */
export const screens: readonly Screen[] = [
  { path: '/', label: 'Dashboard', icon: IconLayoutDashboard },
  { path: '/discover', label: 'Discover APIs', icon: IconCompass },
  { path: '/keys', label: 'API Keys', icon: IconKey },
  { path: '/test', label: 'Test APIs', icon: IconFlask2 },
  { path: '/endpoints', label: 'Saved Endpoints', icon: IconBookmarks },
  { path: '/apply', label: 'Apply for APIs', icon: IconFileText },
  { path: '/guides', label: 'Registration Guides', icon: IconBook2 },
  { path: '/oauth', label: 'OAuth Wizard', icon: IconPlugConnected },
  { path: '/profile', label: 'User Profile', icon: IconUserCircle },
  { path: '/loading-demo', label: 'Loading Demo', icon: IconLoader },
  { path: '/settings', label: 'Settings', icon: IconSettings },
  { path: '/marketplace', label: 'Marketplace', icon: IconStack2 },
];

/** Screens that are linked from other screens and are not in the sidebar. */
export const unlistedScreens: readonly Screen[] = [
  { path: '/history', label: 'Call History', icon: IconHistory },
  { path: '/api-research', label: 'API Research & Discovery', icon: IconWorldSearch },
];
