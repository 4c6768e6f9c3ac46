import sharp from 'sharp'
import { expect, test } from 'vitest'
import { business, sampleTickets } from '../../../test/factories/input/email-sample-data.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { drawable } from '../../pdf/public.ts'
import { attachTickets } from './attach-pdfs.ts'

const letterhead = { language: 'fr', business, reference: '12345678' } as const
const drawn = async (given: Partial<Parameters<typeof attachTickets>[0]> = {}) => {
  const files = attachTickets({ ...letterhead, tickets: sampleTickets(2), ...given })
  return Promise.all(
    files.map(async ({ fileName, draw }) => {
      const bytes = await draw(new Map())
      return { fileName, bytes, ...(await readPdf(bytes)) }
    }),
  )
}

test('each ticket has selectable text and a code that a camera reads', async () => {
  const [paper] = await drawn()
  expect(paper!.fileName).toBe('billets-12345678.pdf')
  expect(paper!.title).toBe('Billets – Commande 12345678')
  for (const { code, reference } of sampleTickets(2)) {
    expect(paper!.codes).toContain(code)
    expect(paper!.text).toContain(`Commande 12345678 · ${reference}`)
  }
  expect(paper!.text).toContain('Ève Lachance-Tremblay')
  expect(paper!.text).toContain('Station du Mont-Blanc & Fils')
  expect(paper!.text).toContain('Conditions générales Ligne 1 Ligne <2>')
})

test('a PDF is in the language of the client', async () => {
  const [paper] = await drawn({ language: 'en' })
  expect(paper!.fileName).toBe('tickets-12345678.pdf')
  expect(paper!.text).toContain('Show this code at the entrance.')
  expect(paper!.text).not.toContain('Présentez')
})

test('a ticket that is not valid now has no code, and says why', async () => {
  const [first, second, third] = sampleTickets(3)
  const [paper] = await drawn({
    tickets: [first!, { ...second!, code: null, isBlocked: true }, { ...third!, code: null }],
  })
  expect(paper!.codes).toEqual([first!.code])
  expect(paper!.text).toContain('Ce billet est bloqué : il n’est pas accepté à l’entrée.')
  expect(paper!.text).toContain('tant que sa date n’est pas choisie')
})

test('an unreadable logo is left out, and the tickets are rendered', async () => {
  const colours = { width: 40, height: 40, channels: 3, background: '#246' } as const
  const whole = await sharp({ create: colours }).png().toBuffer()
  const branded = { ...letterhead, business: { ...business, logoKey: 'logo' } }
  const [file] = attachTickets({ ...branded, tickets: sampleTickets(1) })
  const sizes = []
  for (const logo of [whole, whole.subarray(0, 60), Buffer.from('not a picture'), null]) {
    const bytes = await file!.draw(new Map(logo ? [['logo', logo]] : []))
    expect((await readPdf(bytes)).codes).toHaveLength(1)
    sizes.push(bytes.length)
  }
  const [withLogo, half, none, without] = sizes
  expect(withLogo).toBeGreaterThan(without! + 50)
  expect(half).toBe(without)
  expect(none).toBe(without)
})

test("a ticket shows its activity's image, and an unreadable image leaves no gap", async () => {
  const colours = { width: 720, height: 480, channels: 3, background: '#a52' } as const
  const picture = await sharp({ create: colours }).jpeg().toBuffer()
  const tickets = sampleTickets(60).map((ticket) => ({ ...ticket, pictureKey: 'hill' }))
  const [file] = attachTickets({ ...letterhead, tickets })
  const [none, half, whole] = await Promise.all(
    [null, picture.subarray(0, 90), picture].map((bytes) =>
      file!.draw(new Map(bytes ? [['hill', bytes]] : [])),
    ),
  )
  expect(half!.length).toBe(none!.length)
  expect(whole!.length).toBeGreaterThan(none!.length)
  // As many pages, and still a file size that mailboxes accept.
  expect((await readPdf(whole!)).pages).toHaveLength(20)
  expect(whole!.length).toBeLessThan(700_000)
})

test('without a ticket there is no PDF', async () => {
  expect(await drawn({ tickets: [] })).toEqual([])
})

test('a file of 60 tickets is accepted by mailboxes, and all their codes are readable', async () => {
  const [paper] = await drawn({ tickets: sampleTickets(60) })
  expect(paper!.bytes.length).toBeLessThan(500_000)
  expect(new Set(paper!.codes)).toEqual(new Set(sampleTickets(60).map(({ code }) => code)))
  expect(paper!.pages.length).toBe(20)
})

test('tickets beyond the limit of a file are split into several files', async () => {
  const files = attachTickets({ ...letterhead, tickets: sampleTickets(201) })
  expect(files.map(({ fileName }) => fileName)).toEqual([
    'billets-12345678-1.pdf',
    'billets-12345678-2.pdf',
    'billets-12345678-3.pdf',
  ])
})

// Characters that the PDF font lacks would be replaced by glyphs of another font.
const fontsIn = (bytes: Uint8Array) =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/BaseFont \/([\w+-]+)/g),
  ].map(([, name]) => name!)
test('every character that a PDF promises to show is in its font', async () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
  const promised = letters.filter((letter) => letter !== '?' && drawable(letter) === letter)
  expect(promised.length).toBeGreaterThan(600)
  expect(promised).toEqual(expect.arrayContaining([...'éœŒÇïŁžșĞНяΩếệ“«’–—…€\u00a0']))
  const [ticket] = sampleTickets(1)
  const [paper] = await drawn({
    tickets: [{ ...ticket!, title: promised.filter((letter) => /\S/.test(letter)).join(' ') }],
  })
  expect(fontsIn(paper!.bytes)).not.toEqual([])
  for (const name of fontsIn(paper!.bytes)) expect(name).toContain('NotoSans')
})

test.each([
  ['a pictogram', 'Ève 🎿👩‍👩‍👧 Roy', 'Ève  Roy'],
  ['other writings', '山田 太郎', '?? ??'],
  ['control characters', 'a\u0000b\u202ec\td', 'abc d'],
  ['half a pair', 'a\ud800b', 'a?b'],
  ['an arrow', '2026-12-01 → 2026-12-04', '2026-12-01 – 2026-12-04'],
  ['accents apart', 'E\u0301ve', 'Éve'],
])('%s in a text is not replaced by another character', (_, typed, shown) => {
  expect(drawable(typed)).toBe(shown)
})

test('hostile texts still produce a PDF', async () => {
  const [ticket] = sampleTickets(1)
  const long = 'anticonstitutionnellement'.repeat(40)
  const [paper] = await drawn({
    tickets: ['', ' ', '\n\n', '🎿', '\u0000', '%s ${x} <b>(', long, 'é'.repeat(5000)].map(
      (title, i) => ({ ...ticket!, reference: `T${i}`, title, when: title }),
    ),
  })
  expect(paper!.codes).toHaveLength(8)
  expect(paper!.text).toContain('%s ${x} <b>(')
})
