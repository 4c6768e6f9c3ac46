import zlib from 'node:zlib'
import sharp from 'sharp'
import { header, intoJpeg, intoPng, pngBomb, pngChunk, signature } from './picture-bytes.ts'
import { aPicture } from './pictures.ts'

export type BadPicture = {
  name: string
  content: Buffer
  filename?: string
  mediaType?: string
  container?: 'collaborators' | 'rentals' | 'profiles'
}
/** A marker that must never be revealed. */
export const marker = 'MARK-c0ffee'
const script = `<script>alert('${marker}')</script>`

const svg = (inside: string, attributes = '', before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="50" ${attributes}><rect width="10" height="10"/>${inside}</svg>`,
  )
const badDrawings: [string, Buffer][] = [
  ['a script', svg(script)],
  ['a script in capitals', svg('<SCRIPT>1</SCRIPT>')],
  [
    'a script of another namespace',
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script><script/>'),
  ],
  ['onload', svg('', `onload="alert('${marker}')"`)],
  ['onclick', svg('<circle r="1" onclick="x()"/>')],
  ['onbegin of an animation', svg('<animate onbegin="alert(1)" attributeName="x"/>')],
  ['a javascript: link', svg('<a href="javascript:alert(1)"><text>a</text></a>')],
  ['a link elsewhere', svg('<a xlink:href="https://evil.test/"><text>a</text></a>')],
  ['a picture elsewhere', svg('<image href="http://127.0.0.1:9/x.png"/>')],
  ['a picture of a file', svg('<image xlink:href="file:///etc/passwd"/>')],
  ['a relative picture', svg('<image href="../../secret"/>')],
  ['a use of elsewhere', svg('<use href="https://evil.test/a.svg#x"/>')],
  [
    'an HTML island',
    svg(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="/"/></body></foreignObject>',
    ),
  ],
  ['a style that imports', svg('<style>@import "https://evil.test/a.css";</style>')],
  ['a style that fetches', svg('<style>rect{fill:url(https://evil.test/#a)}</style>')],
  ['a stylesheet of its own', svg('', '', '<?xml-stylesheet href="https://evil.test/a.css"?>')],
  [
    'an entity that reads a file',
    svg('<text>&x;</text>', '', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    'entities that grow',
    svg(
      '<text>&c;</text>',
      '',
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>',
    ),
  ],
  ['a huge text', svg(`<!--${'x'.repeat(1_100_000)}-->`)],
  [
    'a picture inside it of another type',
    svg(`<image href="data:text/html;base64,${Buffer.from(script).toString('base64')}"/>`),
  ],
  [
    'an XInclude',
    svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>'),
  ],
]

const notPictures = (jpeg: Buffer): [string, Buffer][] => [
  ['an HTML page called .jpg', Buffer.from(`<!doctype html><html>${script}</html>`)],
  ['an HTML page after white space', Buffer.from(`\n\n  <html>${script}`)],
  ['a script', Buffer.from(`alert('${marker}')`)],
  ['a PDF', Buffer.from(`%PDF-1.7\n${marker}`)],
  ['a ZIP', Buffer.from('504b030414000000', 'hex')],
  ['a gzip', zlib.gzipSync(Buffer.from(marker))],
  ['a program of Linux', Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(60)])],
  ['a program of Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(80)])],
  ['a script of the shell', Buffer.from('#!/bin/sh\nrm -rf /')],
  ['PHP', Buffer.from(`<?php echo '${marker}';`)],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['zeros', Buffer.alloc(5000)],
  ['a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)])],
  ['an ICO', Buffer.from('00000100010010100000010020006804000016000000', 'hex')],
  ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
  [
    'a HEIC head',
    Buffer.concat([Buffer.from('000000186674797068656963', 'hex'), Buffer.alloc(100)]),
  ],
  ['an XML document', Buffer.from(`<?xml version="1.0"?><a>${marker}</a>`)],
  ['a packed drawing (svgz)', zlib.gzipSync(svg(''))],
  ['a JSON', Buffer.from('{"a":1}')],
  ['a picture with HTML before it', Buffer.concat([Buffer.from(script), jpeg])],
  ['a Flash', Buffer.from('FWS\u0009')],
  ['an MP4', Buffer.concat([Buffer.from('000000206674797069736f6d', 'hex'), Buffer.alloc(50)])],
]

/** Pictures that must be refused, created here; each is named after its attack. */
export async function refusedPictures(): Promise<BadPicture[]> {
  const [jpeg, png, webp] = [
    await aPicture({ width: 200, height: 200 }),
    await aPicture({ width: 200, height: 200, format: 'png' }),
    await aPicture({ width: 200, height: 200, format: 'webp' }),
  ]
  return [
    ...refusedDrawings(),
    ...notPictures(jpeg).map(([name, content]) => ({ name, content })),
    ...hugePictures(),
    ...[0.1, 0.4, 0.7, 0.95].flatMap((part) =>
      [
        ['JPEG', jpeg],
        ['PNG', png],
        ['WebP', webp],
      ].map(([type, bytes]): BadPicture => ({
        name: `a ${type as string} cut after ${part}`,
        content: (bytes as Buffer).subarray(0, Math.floor((bytes as Buffer).length * part)),
      })),
    ),
    { name: 'a PNG with a broken middle', content: hollow(png, 500, 4000) },
    { name: 'a PNG head and HTML', content: Buffer.concat([signature, Buffer.from(script)]) },
    {
      name: 'a JPEG head and HTML',
      content: Buffer.concat([jpeg.subarray(0, 20), Buffer.from(script)]),
    },
    {
      name: 'a GIF head and a script',
      content: Buffer.from(`GIF89a/*${'a'.repeat(30)}*/=1;alert('${marker}')`),
    },
    { name: 'a PNG with a wrong checksum', content: hollow(png, 29, 3) },
    {
      name: 'a PNG without pixels',
      content: Buffer.concat([signature, header(10, 10), pngChunk('IEND', Buffer.alloc(0))]),
    },
  ]
}

const refusedDrawings = (): BadPicture[] => [
  ...badDrawings.map(([name, content]) => ({
    name: `SVG with ${name}`,
    content,
    filename: 'logo.svg',
    mediaType: 'image/svg+xml',
  })),
  {
    name: 'an SVG where photos belong',
    content: svg(''),
    container: 'rentals',
    filename: 'a.jpg',
  },
  { name: 'an SVG as a face', content: svg(''), container: 'profiles', filename: 'a.png' },
  {
    name: 'an SVG of a huge surface',
    content: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><rect width="1" height="1"/></svg>',
    ),
  },
]

const hugePictures = (): BadPicture[] => [
  {
    name: 'a PNG of 225 megapixels',
    content: pngBomb(15_000, 15_000),
    filename: 'small.png',
    mediaType: 'image/png',
  },
  { name: 'a PNG that is too long', content: pngBomb(60_000_000, 1) },
  {
    name: 'a PNG that says 4 billion rows',
    content: Buffer.concat([
      signature,
      header(0x7fffffff, 0x7fffffff),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  },
]

const hollow = (bytes: Buffer, from: number, length: number) => {
  const copy = Buffer.from(bytes)
  copy.fill(0x41, from, from + length)
  return copy
}

const hostileFilenames = [
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\x.dll',
  'a\0.php.jpg',
  '\u202Egpj.exe',
  'x.php',
  'con.jpg',
  '/etc/cron.d/x',
  `${'a'.repeat(3000)}.jpg`,
  '<img src=x onerror=alert(1)>.jpg',
  'a%00b.jpg',
  '.htaccess',
  ' ',
]

/** Valid pictures with hidden data: the picture may be stored, the data may not. */
export async function carryingPictures(): Promise<BadPicture[]> {
  const [jpeg, png] = [await aPicture(), await aPicture({ format: 'png' })]
  const gps = await sharp(jpeg)
    .withExif({
      IFD0: { Copyright: marker },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 48/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  const frames = await sharp(
    Buffer.concat([Buffer.alloc(60 * 40 * 3, 10), Buffer.alloc(60 * 40 * 3, 200)]),
    { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } },
  )
    .gif()
    .toBuffer()
  return [
    { name: 'EXIF with a place', content: gps },
    {
      name: 'a script after the end of a JPEG',
      content: Buffer.concat([jpeg, Buffer.from(script)]),
    },
    { name: 'a script after the end of a PNG', content: Buffer.concat([png, Buffer.from(script)]) },
    {
      name: 'a ZIP after the end',
      content: Buffer.concat([jpeg, Buffer.from('504b030414000000', 'hex'), Buffer.from(marker)]),
    },
    {
      name: 'a text chunk',
      content: intoPng(png, pngChunk('tEXt', Buffer.from(`Comment\0${script}`))),
    },
    { name: 'a comment', content: intoJpeg(jpeg, 0xfe, Buffer.from(script)) },
    {
      name: 'XMP',
      content: intoJpeg(jpeg, 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${marker}</x>`)),
    },
    {
      name: 'PHP in a private chunk',
      content: intoPng(png, pngChunk('prIv', Buffer.from(`<?php '${marker}'`))),
    },
    { name: 'several frames', content: frames, mediaType: 'image/gif' },
    { name: 'a PNG called .jpg', content: png },
    { name: 'a JPEG said to be HTML', content: jpeg, filename: 'x.html', mediaType: 'text/html' },
    { name: 'a JPEG said to be SVG', content: jpeg, filename: 'x.svg', mediaType: 'image/svg+xml' },
    ...hostileFilenames.map((filename) => ({
      name: `the name ${JSON.stringify(filename)}`,
      content: jpeg,
      filename,
    })),
    {
      name: 'a good drawing with a gradient',
      content: svg(
        '<linearGradient id="g"><stop offset="0"/></linearGradient><rect width="5" height="5" fill="url(#g)"/><use href="#g"/>',
      ),
      filename: 'logo.svg',
    },
  ]
}
