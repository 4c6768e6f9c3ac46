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
  table,
} from './motif-shapes.ts'

/** Products and objects, in the colour of the business. */
export const objectMotifs = {
  heart: (colour: string) =>
    box([0, 0, 720, 480], paper) +
    dot(360, 240, 200, '#f3dfc8') +
    area(
      'M360 370C180 260 210 130 290 130 330 130 352 158 360 180 368 158 390 130 430 130 510 130 540 260 360 370Z',
      colour,
    ),
  helmet: (colour: string) =>
    table(colour) +
    area('M210 330C190 170 290 110 370 110 470 110 540 190 520 330Z', colour) +
    box([196, 318, 330, 34], dark, 16) +
    box([250, 226, 220, 66], gold, 30),
  padlock: (colour: string) =>
    table(colour) +
    line('M290 230V180A70 70 0 0 1 430 180V230', dark, 28) +
    box([250, 222, 220, 160], colour, 22) +
    dot(360, 288, 22, paper) +
    box([351, 292, 18, 50], paper, 8),
  tuque: (colour: string) =>
    table(colour) +
    area('M220 320C220 190 290 140 360 140S500 190 500 320Z', colour) +
    line('M240 266Q360 236 480 266', paper, 12) +
    box([204, 306, 312, 66], dark, 30) +
    dot(360, 122, 44, paper),
  sunscreen: (colour: string) =>
    table(colour) +
    box([300, 130, 120, 200], gold, 20) +
    box([312, 326, 96, 52], colour, 8) +
    dot(360, 226, 36, paper) +
    dot(360, 226, 22, berry),
  lunch: (colour: string) =>
    table(colour) +
    line('M300 190Q284 160 300 130M360 190Q344 160 360 130M420 190Q404 160 420 130', '#c9b8a0', 9) +
    area('M210 240H510C510 330 450 380 360 380S210 330 210 240Z', colour) +
    oval([360, 240, 150, 26], gold),
  poster: (colour: string) =>
    box([0, 0, 720, 480], '#efe5d5') +
    box([240, 50, 240, 370], dark, 4) +
    box([254, 64, 212, 342], '#f6c58f') +
    dot(400, 150, 34, paper) +
    shape('254,406 254,290 320,200 372,280 410,240 466,310 466,406', colour),
  gallery: (colour: string) =>
    box([0, 0, 720, 480], '#efe5d5') +
    box([0, 390, 720, 90], '#b98c62') +
    box([80, 90, 160, 210], dark, 3) +
    box([94, 104, 132, 182], '#f6c58f') +
    shape('94,286 160,170 226,286', colour) +
    box([290, 110, 200, 150], dark, 3) +
    box([304, 124, 172, 122], '#8fb7cc') +
    dot(390, 185, 36, paper) +
    box([540, 90, 110, 200], dark, 3) +
    box([552, 102, 86, 176], colour) +
    dot(595, 180, 26, gold),
  workshop: (colour: string) =>
    table(colour) +
    box([200, 240, 300, 150], snow, 6) +
    shape('240,370 310,270 380,370', gold) +
    dot(430, 320, 40, berry) +
    turned(
      28,
      520,
      220,
      box([504, 90, 32, 220], colour) + shape('504,310 536,310 520,350', '#e9cfa6'),
    ) +
    turned(-20, 180, 210, box([166, 90, 26, 200], leaf) + oval([179, 304, 18, 34], dark)),
  book: (colour: string) =>
    table(colour) +
    shape('360,150 150,120 150,350 360,384', snow) +
    shape('360,150 570,120 570,350 360,384', '#f1eadf') +
    shape('390,180 545,156 545,310 390,340', '#24385c') +
    dot(440, 230, 14, gold) +
    dot(500, 250, 20, colour) +
    line('M180 180L330 200M180 220L330 240M180 260L330 280', '#c9bda9', 8),
  notebook: (colour: string) =>
    table(colour) +
    turned(
      -6,
      360,
      250,
      box([260, 90, 220, 290], colour, 14) +
        box([260, 90, 40, 290], dark, 14) +
        dot(392, 210, 56, paper) +
        shape('392,160 412,214 392,262 372,214', berry),
    ),
  cup: (colour: string) =>
    table(colour) +
    line('M450 220C530 210 530 310 440 310', colour, 24) +
    area('M240 190H460L440 350Q436 374 410 374H290Q264 374 260 350Z', colour) +
    oval([350, 190, 110, 22], '#6d4930') +
    box([520, 320, 120, 54], '#e2b27c', 20),
  headphones: (colour: string) =>
    table(colour) +
    line('M240 290V240A120 120 0 0 1 480 240V290', dark, 26) +
    box([206, 262, 68, 116], colour, 26) +
    box([446, 262, 68, 116], colour, 26),
  loop: (colour: string) =>
    table(colour) +
    line('M290 130C190 200 190 300 290 360M430 130C530 200 530 300 430 360', colour, 22) +
    line('M318 180C262 224 262 280 318 316M402 180C458 224 458 280 402 316', gold, 18) +
    dot(360, 246, 26, dark),
  syrup: (colour: string) =>
    table(colour) +
    box([328, 90, 64, 60], dark, 8) +
    area('M320 150H400L440 220V350Q440 380 410 380H310Q280 380 280 350V220Z', '#a3561e') +
    box([296, 250, 128, 84], paper, 8) +
    shape('360,258 376,284 402,282 384,304 392,326 360,316 328,326 336,304 318,282 344,284', berry),
  basket: (colour: string) =>
    table(colour) +
    line('M220 250C220 90 500 90 500 250', wood, 20) +
    repeated(6, (place) =>
      dot(250 + place * 44, 234 - (place % 2) * 26, 38, place % 3 ? berry : leaf),
    ) +
    area('M190 240H530L490 380H230Z', '#c98f55') +
    line('M210 290H510M222 336H498', wood, 8),
  bed: (colour: string) =>
    box([0, 0, 720, 480], '#f3e7d4') +
    box([450, 60, 170, 140], '#cfe3ee', 6) +
    line('M535 60V200M450 130H620', snow, 8) +
    box([0, 410, 720, 70], '#b98c62') +
    box([90, 180, 40, 230], wood, 10) +
    box([110, 310, 480, 80], wood, 10) +
    box([130, 260, 460, 90], colour, 20) +
    box([140, 226, 130, 64], snow, 20),
  gift: (colour: string) =>
    table(colour) +
    box([220, 220, 280, 160], colour, 8) +
    box([204, 178, 312, 56], colour, 8) +
    box([334, 178, 52, 202], gold) +
    line('M360 176C300 90 240 150 360 176 480 150 420 90 360 176', gold, 16),
} satisfies Motifs
