import { localStorageColorSchemeManager } from '@mantine/core';
import { preferenceKey } from '#src/lib/browser-storage.ts';

/** `gatehouse-color-scheme`, also in public/color-scheme.js, which runs before any module. */
const COLOR_SCHEME_KEY = preferenceKey('color-scheme');

export const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });
