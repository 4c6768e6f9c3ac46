import { useMediaQuery } from '@mantine/hooks'

/**
 * The widths at which a layout changes, as `@media (max-width: …)` of the style sheets writes them:
 * a media query cannot read a variable. A test compares the style sheets with this list.
 */
export const breakpoints = {
  narrowPhone: '30em',
  phone: '48em',
  smallTablet: '56em',
  tablet: '64em',
  laptop: '75em',
  desktop: '89em',
} as const
export const phoneQuery = `(max-width: ${breakpoints.phone})`

/** Whether the screen is as narrow as a phone's; false until it is known. */
export const usePhone = (): boolean => useMediaQuery(phoneQuery) ?? false
