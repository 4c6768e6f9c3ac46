import { expect, test } from 'vitest'
import { brandColours, contrastOf, readableContrast } from './brand-colour.ts'

const parts = ['00', '22', '33', '55', '77', '99', 'bb', 'dd', 'ff']
const colours = parts.flatMap((red) =>
  parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
)

test('contrast is computed as WCAG defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  expect(contrastOf('#ffffff', '#777777')).toBe(contrastOf('#777777', '#ffffff'))
  expect(contrastOf('#1f5c4a', '#1f5c4a')).toBe(1)
})

test('every colour gives texts and links with enough contrast', () => {
  for (const colour of colours) {
    const { background, ink, onLight, onDark } = brandColours(colour)
    expect(background).toBe(colour)
    expect(contrastOf(ink, background), colour).toBeGreaterThanOrEqual(readableContrast)
    expect(contrastOf(onLight, '#ffffff'), colour).toBeGreaterThanOrEqual(readableContrast)
    expect(contrastOf(onDark, '#252c36'), colour).toBeGreaterThanOrEqual(readableContrast)
  }
})

test.each([
  ['#1f5c4a', '#ffffff', '#1f5c4a'],
  ['#ffe066', '#1b2430', '#857435'],
  ['#ffffff', '#1b2430', '#707070'],
  ['#000000', '#ffffff', '#000000'],
  // Too pale for white text, too dark for the dark ink of emails.
  ['#7a7a7a', '#000000', '#757575'],
])('%s gets %s on it, and %s as a link', (colour, ink, onLight) => {
  expect(brandColours(colour)).toMatchObject({ background: colour, ink, onLight })
})

test('a colour in capitals gives the same result, and an invalid one a dark grey', () => {
  expect(brandColours('#FFE066')).toEqual(brandColours('#ffe066'))
  for (const bad of ['', 'red', '#fff', '#12345', '"><b>', '#1234567'])
    expect(brandColours(bad).background).toBe('#354344')
})
