import {
  type Motifs,
  paper,
  wood,
  dark,
  snow,
  gold,
  berry,
  box,
  oval,
  shape,
  area,
  line,
  turned,
  fir,
  winter,
  summer,
  wheel,
  plank,
} from './motif-shapes.ts'

/** Outdoor activities and their equipment, in the colour of the business. */
export const outdoorMotifs = {
  slope: (colour: string) =>
    winter(colour) +
    line('M470 268C380 310 470 340 350 380S330 440 260 478', colour, 7) +
    line('M492 266C402 312 494 344 374 386S356 444 288 478', colour, 7) +
    fir(90, 400, 150) +
    fir(170, 440, 120) +
    fir(630, 420, 170),
  tube: (colour: string) =>
    winter(colour) +
    oval([360, 372, 158, 26], '#d3e0e8') +
    turned(
      -12,
      360,
      320,
      oval([360, 320, 150, 74], colour) +
        oval([360, 308, 74, 32], dark) +
        oval([360, 302, 58, 22], snow),
    ) +
    fir(90, 380, 130),
  bike: (colour: string) =>
    summer(colour) +
    wheel(230) +
    wheel(490) +
    line('M230 330L310 210H440L350 330ZL300 190M440 210L490 330M440 210L428 168H470', colour, 15) +
    line('M276 186H326', dark, 16),
  trailer: (colour: string) =>
    summer(colour) +
    line('M120 300L250 340H520', dark, 12) +
    area('M250 340V230Q250 180 320 180H430Q520 180 540 340Z', colour) +
    area('M330 210H420Q480 210 494 290H330Z', '#cfe3ee') +
    wheel(420),
  snowshoes: (colour: string) =>
    winter(colour) +
    [
      [290, -14],
      [430, 14],
    ]
      .map(([x, degrees]) =>
        turned(
          degrees!,
          x!,
          260,
          oval([x!, 260, 62, 168], colour) +
            oval([x!, 260, 46, 148], paper) +
            line(`M${x! - 42} 210H${x! + 42}M${x! - 44} 300H${x! + 44}M${x!} 116V402`, wood, 7) +
            box([x! - 26, 232, 52, 46], dark, 8),
        ),
      )
      .join(''),
  skis: (colour: string) => winter(colour) + plank(-22, colour) + plank(22, berry),
  snowboard: (colour: string) =>
    winter(colour) +
    turned(
      24,
      360,
      240,
      box([308, 26, 104, 410], colour, 52) +
        box([308, 208, 104, 44], gold) +
        box([322, 140, 76, 34], dark, 10) +
        box([322, 296, 76, 34], dark, 10),
    ),
  goggles: (colour: string) =>
    winter(colour) +
    box([150, 226, 420, 30], dark, 8) +
    area(
      'M220 170H500Q540 170 540 220V250Q540 310 470 310C420 310 410 270 360 270S300 310 250 310Q180 310 180 250V220Q180 170 220 170Z',
      colour,
    ) +
    shape('250,190 320,190 260,280 220,280', '#8fb7cc'),
  poles: (colour: string) =>
    winter(colour) +
    [-16, 16]
      .map((degrees) =>
        turned(
          degrees,
          360,
          250,
          box([354, 70, 12, 350], dark, 6) +
            box([346, 50, 28, 80], colour, 12) +
            oval([360, 388, 36, 11], colour),
        ),
      )
      .join(''),
  lesson: (colour: string) =>
    winter(colour) +
    [
      [150, 330],
      [300, 360],
      [430, 320],
      [560, 350],
    ]
      .map(
        ([x, y], place) =>
          box([x! - 4, y! - 120, 8, 120], dark) +
          shape(
            `${x! + 4},${y! - 120} ${x! + 74},${y! - 94} ${x! + 4},${y! - 68}`,
            place % 2 ? berry : colour,
          ),
      )
      .join('') +
    line('M60 470C200 440 220 350 330 400S480 440 640 380', '#b9cdd8', 8),
  sleigh: (colour: string) =>
    winter(colour) +
    line('M170 400H520Q580 400 576 340', wood, 18) +
    line('M250 400V340M460 400V340', wood, 14) +
    area('M210 220C240 300 420 260 500 230L520 340H230Q190 320 210 220Z', colour) +
    box([250, 240, 190, 40], gold, 14),
} satisfies Motifs
