/** Minimum contrast ratio of text (WCAG 2, level AA). */
export const readableContrast = 4.5
/** Backgrounds of emails, in the light and the dark colour scheme. */
export const letterGrounds = { light: '#ffffff', dark: '#252c36' } as const
const { light, dark } = letterGrounds
/** Text colours, in order of preference: the first with enough contrast is used. */
const inks = [light, '#1b2430', '#000000'] as const
const fallback = '#354344'
const step = 0.04

type Rgb = [red: number, green: number, blue: number]
const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminanceOf(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two `#rrggbb` colours, from 1 (equal) to 21 (black on white). */
export function contrastOf(colour: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(colour), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** Moves a colour towards `end` until it has enough contrast with the background. */
function readableOn(background: string, colour: string, end: Rgb): string {
  const from = rgbOf(colour)
  for (let share = 0; share < 1; share += step) {
    const moved = hexOf(from.map((part, i) => part + (end[i]! - part) * share) as Rgb)
    if (contrastOf(moved, background) >= readableContrast) return moved
  }
  return hexOf(end)
}

export type BrandColours = {
  /** The colour that the business chose, for bands and buttons. */
  background: string
  /** Text colour on `background`. */
  ink: string
  /** Colours of links and lines on a white and on a dark background. */
  onLight: string
  onDark: string
}

/**
 * Derives the colours of a business so that every text has enough contrast.
 *
 * @param colour `#rrggbb`; anything else gives the default colour.
 */
export function brandColours(colour: string): BrandColours {
  const background = /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : fallback
  return {
    background,
    ink: inks.find((ink) => contrastOf(ink, background) >= readableContrast) ?? '#000000',
    onLight: readableOn(light, background, [0, 0, 0]),
    onDark: readableOn(dark, background, [255, 255, 255]),
  }
}
