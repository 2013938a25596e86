import {
  type ActionIconProps,
  type AnchorProps,
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
  type DrawerProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  rem,
  type SegmentedControlProps,
  type SelectProps,
  type TableProps,
  type TooltipProps,
} from '@mantine/core';

/*
 * Every design token: color, spacing, radius, type. Components use Mantine's variables and the `--gh-*` ones at the
 * end of this file, never a literal color. mantine-overrides.css uses these tokens to change the default look
 * of Mantine's components.
 *
 * The scales have even steps of lightness in OKLCH. Shade 6 is a background for white text (at least 4.7:1), shade 7
 * is for text on light surfaces (at least 5.7:1), shade 4 for text on dark ones (at least 6.1:1).
 */

/** Ten shades, lightest first. */
const scale = (shades: string): MantineColorsTuple => shades.split(' ') as unknown as MantineColorsTuple;

const colors = {
  /** The only accent: links, the primary action, the current page, the focus ring. */
  accent: scale('#eef9fc #dbf1f8 #bbe2ee #94cfe0 #68bad1 #369eb8 #007691 #00647d #004d61 #003846'),
  green: scale('#eefaf2 #dcf4e3 #bde7ca #97d5ac #71c791 #40aa6d #007f43 #006b33 #005427 #003c1b'),
  yellow: scale('#fff7ec #feeed8 #f9dcb7 #f3c991 #ecb668 #d59734 #a36500 #884f00 #6b3d00 #4f2d00'),
  red: scale('#fff1ef #ffe2de #ffc7c0 #ffa29a #f77972 #e55451 #c52b30 #ac1822 #891119 #610b10'),
  gray: scale('#f9fafb #f3f5f6 #e9ebee #dfe1e4 #cfd3d7 #8e949b #636a71 #4a5157 #2e3339 #14191e'),
  /** From text to the page background. */
  dark: scale('#e4e6e9 #c8cbce #9da2a8 #6a6f76 #393e43 #262b2f #1d2125 #14171b #0e1114 #090b0e'),
};

const sans =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";
const mono =
  "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, 'Cascadia Mono', Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace";

/** Below this width, MOBILE_BREAKPOINT_PX of the contract, the sidebar becomes a drawer. */
export const MOBILE_BREAKPOINT = 'sm';

/** The title bar of a dialog is a `header`, which would count as a second banner of the page. */
const dialogAttributes = { header: { role: 'presentation' } };

/** The default props of each component, checked against its prop types. */
interface DefaultProps {
  ActionIcon: { defaultProps: Partial<ActionIconProps> };
  Anchor: { defaultProps: Partial<AnchorProps> };
  Button: { defaultProps: Partial<ButtonProps> };
  Drawer: { defaultProps: Partial<DrawerProps> };
  Menu: { defaultProps: Partial<MenuProps> };
  Modal: { defaultProps: Partial<ModalProps> };
  SegmentedControl: { defaultProps: Partial<SegmentedControlProps> };
  Select: { defaultProps: Partial<SelectProps> };
  Table: { defaultProps: Partial<TableProps> };
  Tooltip: { defaultProps: Partial<TooltipProps> };
}

export const theme = createTheme({
  colors,
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 6 },
  white: '#ffffff',
  black: '#14191e',
  fontFamily: sans,
  fontFamilyMonospace: mono,
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.3' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.3' },
      h2: { fontSize: rem(15), lineHeight: '1.4' },
      h3: { fontSize: rem(14), lineHeight: '1.4' },
      h4: { fontSize: rem(13), lineHeight: '1.4' },
      h5: { fontSize: rem(13), lineHeight: '1.4' },
      h6: { fontSize: rem(12), lineHeight: '1.4' },
    },
  },
  /** A grid of 4 px. */
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(3), sm: rem(4), md: rem(6), lg: rem(8), xl: rem(12) },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  shadows: {
    xs: '0 1px 2px rgb(9 11 14 / 6%)',
    sm: '0 1px 3px rgb(9 11 14 / 8%)',
    md: '0 4px 12px rgb(9 11 14 / 10%), 0 1px 3px rgb(9 11 14 / 8%)',
    lg: '0 8px 24px rgb(9 11 14 / 14%), 0 2px 6px rgb(9 11 14 / 8%)',
    xl: '0 16px 48px rgb(9 11 14 / 20%), 0 4px 12px rgb(9 11 14 / 10%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects, not `Button.extend(…)`: that would load every component named here with the first screen.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: { defaultProps: { size: 'sm' } },
    Drawer: {
      defaultProps: {
        overlayProps: { backgroundOpacity: 0.5 },
        attributes: dialogAttributes,
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
    Modal: {
      defaultProps: {
        centered: true,
        padding: 'md',
        shadow: 'xl',
        overlayProps: { backgroundOpacity: 0.5 },
        attributes: dialogAttributes,
        transitionProps: { transition: 'fade', duration: 120 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    SegmentedControl: { defaultProps: { size: 'xs', withItemsBorders: false } },
    Select: { defaultProps: { withScrollArea: false } },
    Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'md', tabularNums: true } },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        transitionProps: { duration: 80 },
        events: { hover: true, focus: true, touch: false },
      },
    },
  } satisfies DefaultProps,
});

const HUES = ['accent', 'green', 'yellow', 'red'] as const;

/** Tinted backgrounds, their borders and the text on them; Mantine's defaults do not reach AA contrast. */
const hues = (scheme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    HUES.flatMap((hue) => {
      const shade = (n: number) => `var(--mantine-color-${hue}-${n})`;
      const onDark = (percent: number) => `color-mix(in srgb, ${shade(5)} ${percent}%, transparent)`;
      const isLight = scheme === 'light';
      return [
        [`--mantine-color-${hue}-text`, isLight ? shade(7) : shade(4)],
        [`--mantine-color-${hue}-light`, isLight ? shade(0) : onDark(13)],
        [`--mantine-color-${hue}-light-hover`, isLight ? shade(1) : onDark(20)],
        [`--mantine-color-${hue}-light-color`, isLight ? shade(7) : shade(3)],
        [`--mantine-color-${hue}-outline`, isLight ? shade(7) : shade(4)],
        [`--gh-${hue}-border`, isLight ? shade(2) : onDark(32)],
        [`--gh-${hue}-mark`, isLight ? shade(6) : shade(5)],
      ];
    }),
  );

const LIGHT = {
  ...hues('light'),
  '--gh-canvas': 'var(--mantine-color-gray-0)',
  '--gh-surface': 'var(--mantine-color-white)',
  '--gh-sidebar': 'var(--mantine-color-gray-1)',
  '--gh-raised': 'var(--mantine-color-white)',
  '--gh-sunken': 'var(--mantine-color-gray-0)',
  '--gh-hover': 'var(--mantine-color-gray-1)',
  '--gh-pressed': 'var(--mantine-color-gray-2)',
  '--gh-track': 'var(--mantine-color-gray-2)',
  '--gh-thumb': 'var(--mantine-color-white)',
  '--gh-hairline': 'var(--mantine-color-gray-3)',
  '--gh-hairline-faint': 'var(--mantine-color-gray-2)',
  '--gh-control-border': 'var(--mantine-color-gray-5)',
  '--mantine-color-body': 'var(--gh-surface)',
  '--mantine-color-text': 'var(--mantine-color-gray-9)',
  '--mantine-color-bright': 'var(--mantine-color-gray-9)',
  '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
  '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
  '--mantine-color-anchor': 'var(--mantine-color-accent-7)',
  '--mantine-color-error': 'var(--mantine-color-red-7)',
  '--mantine-color-success': 'var(--mantine-color-green-7)',
  '--mantine-color-default': 'var(--gh-surface)',
  '--mantine-color-default-hover': 'var(--gh-hover)',
  '--mantine-color-default-color': 'var(--mantine-color-gray-9)',
  '--mantine-color-default-border': 'var(--mantine-color-gray-4)',
  '--mantine-color-disabled': 'var(--mantine-color-gray-2)',
  '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
  '--mantine-color-disabled-border': 'var(--mantine-color-gray-3)',
  '--mantine-color-gray-light': 'var(--mantine-color-gray-1)',
  '--mantine-color-gray-light-hover': 'var(--mantine-color-gray-2)',
  '--mantine-color-gray-light-color': 'var(--mantine-color-gray-7)',
  '--mantine-color-gray-text': 'var(--mantine-color-gray-6)',
  '--gh-gray-border': 'var(--mantine-color-gray-3)',
  '--gh-gray-mark': 'var(--mantine-color-gray-5)',
  '--gh-focus': 'var(--mantine-color-accent-6)',
  // Lightness and chroma in OKLCH; the hue follows from who it is.
  '--gh-monogram-plate': '0.93 0.04',
  '--gh-monogram-text': '0.42 0.1',
  '--gh-code-key': 'var(--mantine-color-accent-7)',
  '--gh-code-string': 'var(--mantine-color-green-7)',
  '--gh-code-number': 'var(--mantine-color-yellow-7)',
  '--gh-code-keyword': 'var(--mantine-color-red-7)',
  '--gh-match': 'var(--mantine-color-yellow-2)',
  '--gh-match-current': 'var(--mantine-color-accent-7)',
  '--gh-match-current-text': 'var(--mantine-color-white)',
};

const DARK = {
  ...hues('dark'),
  '--gh-canvas': 'var(--mantine-color-dark-8)',
  '--gh-surface': 'var(--mantine-color-dark-7)',
  '--gh-sidebar': 'var(--mantine-color-dark-9)',
  '--gh-raised': 'var(--mantine-color-dark-6)',
  '--gh-sunken': 'var(--mantine-color-dark-8)',
  '--gh-hover': 'var(--mantine-color-dark-6)',
  '--gh-pressed': 'var(--mantine-color-dark-5)',
  '--gh-track': 'var(--mantine-color-dark-6)',
  '--gh-thumb': 'var(--mantine-color-dark-4)',
  '--gh-hairline': 'var(--mantine-color-dark-5)',
  '--gh-hairline-faint': 'var(--mantine-color-dark-6)',
  '--gh-control-border': 'var(--mantine-color-dark-3)',
  '--mantine-color-body': 'var(--gh-surface)',
  '--mantine-color-text': 'var(--mantine-color-dark-0)',
  '--mantine-color-bright': 'var(--mantine-color-white)',
  '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
  '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
  '--mantine-color-anchor': 'var(--mantine-color-accent-4)',
  '--mantine-color-error': 'var(--mantine-color-red-4)',
  '--mantine-color-success': 'var(--mantine-color-green-4)',
  '--mantine-color-default': 'var(--mantine-color-dark-6)',
  '--mantine-color-default-hover': 'var(--mantine-color-dark-5)',
  '--mantine-color-default-color': 'var(--mantine-color-dark-0)',
  '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
  '--mantine-color-disabled': 'var(--mantine-color-dark-6)',
  '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
  '--mantine-color-disabled-border': 'var(--mantine-color-dark-5)',
  '--mantine-color-gray-light': 'var(--mantine-color-dark-6)',
  '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-5)',
  '--mantine-color-gray-light-color': 'var(--mantine-color-dark-1)',
  '--mantine-color-gray-text': 'var(--mantine-color-dark-2)',
  '--gh-gray-border': 'var(--mantine-color-dark-4)',
  '--gh-gray-mark': 'var(--mantine-color-dark-2)',
  '--gh-focus': 'var(--mantine-color-accent-4)',
  '--gh-monogram-plate': '0.32 0.06',
  '--gh-monogram-text': '0.86 0.08',
  '--gh-code-key': 'var(--mantine-color-accent-4)',
  '--gh-code-string': 'var(--mantine-color-green-4)',
  '--gh-code-number': 'var(--mantine-color-yellow-4)',
  '--gh-code-keyword': 'var(--mantine-color-red-4)',
  '--gh-match': 'color-mix(in srgb, var(--mantine-color-yellow-5) 38%, transparent)',
  '--gh-match-current': 'var(--mantine-color-accent-4)',
  '--gh-match-current-text': 'var(--mantine-color-dark-9)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--gh-sidebar-width': rem(232),
    '--gh-topbar-height': rem(52),
    '--gh-content-width': rem(1680),
    /** Of a form of one or two columns, whose fields would be too long. */
    '--gh-form-width': rem(960),
  },
  light: LIGHT,
  dark: DARK,
});
