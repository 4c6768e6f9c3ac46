import {
  type Motifs,
  paper,
  wood,
  dark,
  leaf,
  gold,
  berry,
  box,
  dot,
  shape,
  area,
  line,
  repeated,
  sky,
  dusk,
  hill,
  ridge,
  fir,
  winter,
  summer,
  house,
} from './motif-shapes.ts'

/** Places to visit, in the colour of the business. */
export const placeMotifs = {
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
  gondola: (colour: string) =>
    winter(colour) +
    line('M0 60L720 130', dark, 6) +
    line('M360 95V150', dark, 10) +
    box([262, 150, 196, 180], colour, 30) +
    box([284, 176, 70, 76], paper, 8) +
    box([366, 176, 70, 76], paper, 8),
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
} satisfies Motifs
