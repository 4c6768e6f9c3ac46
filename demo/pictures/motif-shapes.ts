export const [paper, wood, dark, snow] = ['#fdf6ea', '#a8734a', '#2b3240', '#ffffff']
export const [leaf, gold, berry] = ['#4d7a51', '#e9b44c', '#c8553d']

type Place = [x: number, y: number, width: number, height: number]
export const box = ([x, y, width, height]: Place, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
export const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const oval = ([x, y, rx, ry]: Place, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const shape = (points: string, fill: string) =>
  `<polygon points="${points}" fill="${fill}"/>`
export const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
export const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const turned = (degrees: number, x: number, y: number, inside: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inside}</g>`
export const repeated = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => draw(place)).join('')

export const sky = box([0, 0, 720, 480], '#dcebf2') + dot(585, 95, 46, '#fff3cf')
export const dusk = box([0, 0, 720, 480], '#1d2a44') + box([0, 260, 720, 220], '#2c3c5c')
export const table = (colour: string) =>
  box([0, 0, 720, 480], paper) +
  `<rect width="720" height="480" fill="${colour}" fill-opacity="0.14"/>` +
  box([0, 372, 720, 108], '#e6d3b8') +
  oval([360, 384, 190, 20], '#cdb595')
export const hill = (fill: string) =>
  area('M0 480V330C160 250 300 300 430 270S640 230 720 260V480Z', fill)
export const ridge = (colour: string) =>
  `<path d="M0 340L130 190 230 280 370 130 520 290 620 210 720 310V480H0Z" fill="${colour}" fill-opacity="0.55"/>`
export const fir = (x: number, y: number, size: number) =>
  box([x - size * 0.06, y - size * 0.1, size * 0.12, size * 0.2], wood) +
  shape(`${x - size * 0.36},${y} ${x},${y - size * 0.7} ${x + size * 0.36},${y}`, leaf) +
  shape(
    `${x - size * 0.27},${y - size * 0.38} ${x},${y - size} ${x + size * 0.27},${y - size * 0.38}`,
    leaf,
  )
export const winter = (colour: string) => sky + ridge(colour) + hill(snow)
export const summer = (colour: string) => sky + ridge(colour) + hill('#a9c48a')
export const wheel = (x: number) =>
  `<circle cx="${x}" cy="330" r="82" fill="none" stroke="${dark}" stroke-width="16"/>`
export const house = (wall: string, roof: string, window: string) =>
  box([230, 230, 260, 170], wall) +
  shape('195,240 360,100 525,240', roof) +
  box([262, 270, 74, 64], window, 4) +
  box([384, 280, 70, 120], '#6d4930', 4)
export const plank = (degrees: number, colour: string) =>
  turned(degrees, 360, 240, box([342, 40, 36, 370], colour, 18) + box([346, 200, 28, 66], dark, 6))

/** Drawings by name, as functions of the business's colour; without text. */
export type Motifs = Record<string, (colour: string) => string>
