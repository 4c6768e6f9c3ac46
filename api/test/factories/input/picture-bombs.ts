/** An SVG of some 3 kB that librsvg needs minutes for: every element computes a second of noise. */
export function aPictureBomb(): Buffer {
  const noise = '<feTurbulence baseFrequency="0.01" numOctaves="9999"/>'
  const filter = `<filter id="f" x="0" y="0" width="1" height="1">${noise}</filter>`
  const shape = '<rect width="1200" height="1200" filter="url(#f)"/>'
  const size = 'width="1200" height="1200"'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${filter}${shape.repeat(60)}</svg>`,
  )
}
