import {
  type Motifs,
  paper,
  wood,
  dark,
  snow,
  leaf,
  gold,
  berry,
  box,
  dot,
  oval,
  shape,
  area,
  line,
  turned,
  repeated,
  sky,
  dusk,
  hill,
  ridge,
  fir,
  winter,
  summer,
  wheel,
  house,
  plank,
} from './motif-shapes.ts'

/** What is done and slept in, in the colour of its business. */
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
  treetops: (colour: string) =>
    sky +
    hill('#a9c48a') +
    box([130, 120, 44, 360], wood) +
    box([546, 120, 44, 360], wood) +
    dot(152, 110, 112, leaf) +
    dot(568, 110, 112, leaf) +
    box([92, 262, 124, 18], colour, 4) +
    box([504, 262, 124, 18], colour, 4) +
    line('M216 268Q360 330 504 268M216 200Q360 252 504 200', dark, 6) +
    repeated(7, (place) =>
      box([234 + place * 38, 274 + [0, 12, 20, 23, 20, 12, 0][place]!, 26, 10], wood, 3),
    ),
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
  wall: (colour: string) =>
    box([0, 0, 720, 480], '#d9cbb6') +
    shape('0,0 250,0 180,480 0,480', '#cbbba2') +
    shape('470,0 720,0 720,480 560,480', '#c2b196') +
    repeated(17, (place) =>
      dot(
        70 + ((place * 157) % 600),
        50 + ((place * 89) % 390),
        15 + (place % 3) * 6,
        [colour, gold, berry, leaf][place % 4]!,
      ),
    ) +
    line('M400 0C380 150 430 260 390 480', dark, 6),
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
  gondola: (colour: string) =>
    winter(colour) +
    line('M0 60L720 130', dark, 6) +
    line('M360 95V150', dark, 10) +
    box([262, 150, 196, 180], colour, 30) +
    box([284, 176, 70, 76], paper, 8) +
    box([366, 176, 70, 76], paper, 8),
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
  chalet: (colour: string) =>
    sky +
    ridge(colour) +
    box([0, 390, 720, 90], '#8fb7cc') +
    fir(110, 392, 190) +
    fir(610, 392, 220) +
    shape('360,90 530,396 190,396', colour) +
    shape('360,150 484,396 236,396', '#e3c9a4') +
    box([310, 290, 100, 106], '#fff0c2') +
    line('M360 290V396', wood, 8),
  cabin: (colour: string) =>
    dusk +
    repeated(14, (place) => dot((place * 131) % 720, 20 + ((place * 67) % 170), 3, paper)) +
    hill('#dfe8f3') +
    house(wood, colour, '#ffd98a') +
    fir(120, 410, 180) +
    fir(620, 420, 150),
  tent: (colour: string) =>
    summer(colour) +
    box([170, 372, 380, 26], wood, 4) +
    shape('360,140 540,372 180,372', colour) +
    shape('360,190 420,372 300,372', paper) +
    fir(80, 390, 180) +
    fir(650, 380, 150),
  hall: (colour: string) =>
    sky +
    box([0, 410, 720, 70], '#cdbfa9') +
    shape('130,170 360,60 590,170', colour) +
    box([150, 170, 420, 30], '#e9dcc7') +
    repeated(5, (place) => box([176 + place * 84, 200, 34, 190], paper)) +
    box([140, 388, 440, 24], '#e9dcc7'),
  lights: (colour: string) =>
    dusk +
    area('M0 300C200 270 520 330 720 290V480H0Z', '#3b5a86') +
    repeated(11, (place) => {
      const [x, y] = [40 + place * 64, 236 - ((place * 53) % 90)]
      const glow = [gold, colour, '#f2a6c0'][place % 3]!
      return `${line(`M${x} ${y}V300`, '#141d30', 4)}${dot(x, y, 22, glow)}<rect x="${x - 6}" y="310" width="12" height="${60 + ((place * 37) % 80)}" rx="6" fill="${glow}" fill-opacity="0.45"/>`
    }),
  barn: (colour: string) =>
    sky +
    hill('#a9c48a') +
    shape('220,410 220,230 290,140 430,140 500,230 500,410', berry) +
    shape('205,236 284,126 436,126 515,236 492,236 428,150 292,150 228,236', colour) +
    box([306, 280, 108, 130], paper) +
    line('M306 280L414 410M414 280L306 410', berry, 10),
  maze: (colour: string) =>
    sky +
    box([0, 170, 720, 310], '#d9b65c') +
    repeated(8, (place) => box([20 + place * 88, 150, 60, 300 - (place % 3) * 70], colour, 12)) +
    repeated(8, (place) => dot(50 + place * 88, 150, 34, gold)),
  sleigh: (colour: string) =>
    winter(colour) +
    line('M170 400H520Q580 400 576 340', wood, 18) +
    line('M250 400V340M460 400V340', wood, 14) +
    area('M210 220C240 300 420 260 500 230L520 340H230Q190 320 210 220Z', colour) +
    box([250, 240, 190, 40], gold, 14),
} satisfies Motifs
