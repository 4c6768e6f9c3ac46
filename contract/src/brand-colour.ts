/** What WCAG asks of text. */
export const readableContrast = 4.5
/** What a letter is written on, on a light screen and on a dark one. */
export const letterGrounds = { light: '#ffffff', dark: '#252c36' } as const
const { light, dark } = letterGrounds
/** The texts that are tried on a colour: the first one that can be read is used. */
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

/** From 1, the same, to 21, black on white. Both are colours of six digits. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour itself, moved towards an end until it can be read on its background. */
function readableOn(background: string, colour: string, end: Rgb): string {
  const from = rgbOf(colour)
  for (let share = 0; share < 1; share += step) {
    const moved = hexOf(from.map((part, i) => part + (end[i]! - part) * share) as Rgb)
    if (contrastOf(moved, background) >= readableContrast) return moved
  }
  return hexOf(end)
}

export type BrandColours = {
  /** As the business chose it: bands and buttons. */
  background: string
  /** The text on it. */
  ink: string
  /** Links and lines of its colour on white, and on a dark screen. */
  onLight: string
  onDark: string
}

/** What is drawn in the colour of a business: no letter of it is ever unreadable. */
export function brandColours(colour: string): BrandColours {
  const background = /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : fallback
  return {
    background,
    ink: inks.find((ink) => contrastOf(ink, background) >= readableContrast) ?? '#000000',
    onLight: readableOn(light, background, [0, 0, 0]),
    onDark: readableOn(dark, background, [255, 255, 255]),
  }
}
