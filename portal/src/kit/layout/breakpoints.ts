import { useMediaQuery } from '@mantine/hooks'

/**
 * Widths at which layouts change, as written in `@media (max-width: …)` of the style sheets: a
 * media query cannot read a variable. A test compares the style sheets with this list.
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
export const desktopQuery = `(max-width: ${breakpoints.desktop})`

/** Whether the screen is at most as wide as a phone's; false before the first measurement. */
export const usePhone = (): boolean => useMediaQuery(phoneQuery) ?? false
