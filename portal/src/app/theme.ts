import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const brand: MantineColorsTuple = [
  '#eef2fd',
  '#dbe3f9',
  '#b5c5f2',
  '#8ca5ea',
  '#6a8ae4',
  '#5279de',
  '#3f6ad8',
  '#3259bd',
  '#294a9e',
  '#1f3a7d',
]
const gray: MantineColorsTuple = [
  '#f7f8fb',
  '#eff1f5',
  '#e3e7ed',
  '#d3d9e2',
  '#b6bfcb',
  '#8a94a3',
  '#5b6675',
  '#454f5f',
  '#2c3542',
  '#1b2430',
]
const dark: MantineColorsTuple = [
  '#e6e9ee',
  '#c3cad4',
  '#a3adba',
  '#6f7a89',
  '#46505e',
  '#333c48',
  '#252c36',
  '#14181f',
  '#0f1319',
  '#0a0d12',
]
const red: MantineColorsTuple = [
  '#fdece8',
  '#fad9d1',
  '#f1b5a8',
  '#e88e7b',
  '#dc6a53',
  '#cc4a30',
  '#b5341a',
  '#a3260f',
  '#85200e',
  '#66190b',
]
const teal: MantineColorsTuple = [
  '#e6f5f1',
  '#cdebe3',
  '#9fd8c9',
  '#6bc2ac',
  '#3aa88e',
  '#1c8b72',
  '#0e7762',
  '#0b6b57',
  '#095646',
  '#064135',
]

// Modal and drawer headers are <header>: without this, each open dialog would be a second banner
// landmark.
const plainHeader = { attributes: { header: { role: 'presentation' } } }

/**
 * White text on shade 6 has enough contrast in both schemes (4.92:1); on 5, Mantine's default for
 * dark, it has not.
 */
const warning = {
  '--alert-bg': 'var(--warning-tint)',
  '--alert-color': 'var(--warning)',
  '--alert-bd': '1px solid var(--warning-line)',
}

export const theme = createTheme({
  colors: { brand, gray, dark, red, teal },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  white: '#fff',
  black: '#1b2430',
  fontFamily: "'Radio Canada', 'Radio Canada fallback', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.35' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '4px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects, not Component.extend(): the theme must not import components into the first
  // download.
  components: {
    Modal: { defaultProps: { ...plainHeader, centered: true, transitionProps: { duration: 120 } } },
    Drawer: {
      defaultProps: { ...plainHeader, position: 'right', transitionProps: { duration: 120 } },
    },
    Button: { defaultProps: { fw: 550 } },
    // Rendered in place, so that a menu stays inside its landmark; without the placeholder, which
    // is not a valid child of a menu.
    Menu: {
      defaultProps: {
        withinPortal: false,
        withInitialFocusPlaceholder: false,
        shadow: 'md',
        position: 'bottom-end',
        transitionProps: { duration: 80 },
      },
    },
    Tooltip: {
      defaultProps: {
        events: { hover: true, focus: true, touch: true },
        multiline: true,
        maw: 280,
      },
    },
    Alert: {
      defaultProps: { radius: 'sm' },
      // Mantine's orange is too pale for a title on it.
      vars: (_theme: unknown, { color }: { color?: string }) => ({
        root: color === 'orange' ? warning : {},
      }),
    },
    Badge: { defaultProps: { tt: 'none', radius: 'sm' } },
  },
})

/** Overrides Mantine's tokens with too little contrast; our own tokens are in colors.css. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#5b6675',
    '--mantine-color-placeholder': '#5f6b7a',
    '--mantine-color-error': '#a3260f',
    '--mantine-color-default-border': '#d3d9e2',
    '--mantine-color-anchor': '#294a9e',
    '--mantine-color-brand-light': '#eef2fd',
    '--mantine-color-brand-light-color': '#294a9e',
    '--mantine-color-brand-light-hover': '#dbe3f9',
    '--mantine-color-brand-outline': '#3259bd',
    '--mantine-color-red-light': '#fdece8',
    '--mantine-color-red-light-color': '#a3260f',
  },
  dark: {
    '--mantine-color-dimmed': '#a3adba',
    '--mantine-color-placeholder': '#929dab',
    '--mantine-color-error': '#ffa890',
    '--mantine-color-anchor': '#8ca5ea',
    '--mantine-color-text': '#e6e9ee',
    '--mantine-color-default-border': '#333c48',
    '--mantine-color-brand-light': '#172345',
    '--mantine-color-brand-light-color': '#b5c5f2',
    '--mantine-color-brand-light-hover': '#1d2c57',
    '--mantine-color-brand-outline': '#8ca5ea',
    '--mantine-primary-color-light-color': '#b5c5f2',
    '--mantine-color-red-light': '#3a1712',
    '--mantine-color-red-light-color': '#ffa890',
  },
})
