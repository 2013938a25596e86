import { localStorageColorSchemeManager } from '@mantine/core';

/** Also in public/color-scheme.js, which runs before any module. */
const COLOR_SCHEME_KEY = 'gatehouse-color-scheme';

export const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });
