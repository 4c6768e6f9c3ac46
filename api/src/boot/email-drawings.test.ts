import { brandColours, contrastOf } from '@guichet/contract/brand-colour.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { business, sampleTickets } from '../../test/factories/input/email-sample-data.ts'
import type { EmailSample } from '../../test/factories/input/email-sample.ts'
import { emailSamples } from '../../test/factories/input/email-samples.ts'
import { scriptPayloads } from '../../test/factories/input/script-payloads.ts'
import type { Drawings } from '../mail/email-content.ts'
import { renderEmail } from '../mail/render-email.ts'
import { emailDrawings } from './email-drawings.ts'

const templates: Drawings = emailDrawings
const art = { logo: { width: 44, height: 44 }, hasPicture: true }
async function rendered({ kind, data }: EmailSample) {
  const content = await templates[kind](data as never)
  return { ...content, ...renderEmail(content, art) }
}

type Element = { tag: string; attributes: Record<string, string> }
/** Elements of a page, in document order. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = []
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    onOpenTag: (tag, attributes) => void elements.push({ tag, attributes }),
  })
  return elements
}
const shapeOf = (html: string) =>
  elementsOf(html).map(({ tag, attributes }) => [tag, ...Object.keys(attributes)].join(' '))

/** Fields that are not typed text: HTML that was sanitized when it was stored, times, codes. */
const untyped = new Set([
  'language',
  'message',
  'beginsAt',
  'endsAt',
  'timeZone',
  'code',
  'change',
  'by',
])
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((each) => withText(each, text))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([key, field]) => [key, untyped.has(key) ? field : withText(field, text)]),
  )
}

const samples = (['fr', 'en'] as Language[]).flatMap((language) =>
  emailSamples(language).map((sample) => ({ ...sample, title: `${sample.name} (${language})` })),
)
const payloads = [
  '<b>',
  '&lt;b&gt;',
  '"><b>',
  '" onload="x',
  "' onload='x",
  '--><![endif]--><b>',
  '</td></tr></table><b>',
  '${x} {{x}} <%= x %>',
  scriptPayloads.filter((payload) => payload.length < 400).join(' '),
]

test.each(samples)('$title: a hostile value stays text, in every field', async (sample) => {
  const filled = (text: string) => ({ ...sample, data: withText(sample.data, text) }) as EmailSample
  const harmless = shapeOf((await rendered(filled('harmless'))).html)
  for (const payload of payloads) {
    const { html, text } = await rendered(filled(payload))
    expect(shapeOf(html), payload).toEqual(harmless)
    if (payload.length < 30) expect(text).toContain(payload)
  }
})

test.each(samples)('$title: the HTML is what email programs support', async (sample) => {
  const { html, text, subject, language } = await rendered(sample)
  const [elements, tables] = [elementsOf(html), html.match(/<table[^>]*>/g)!]
  const all = (tag: string) => elements.filter((element) => element.tag === tag)
  expect(all('html').map(({ attributes }) => attributes.lang)).toEqual([language])
  expect(all('title')).toHaveLength(1)
  expect(all('h1')).toHaveLength(1)
  const forbidden = /^(script|form|input|button|link|svg)$/
  expect(elements.filter(({ tag }) => forbidden.test(tag))).toEqual([])
  for (const { attributes } of all('img')) {
    const { alt, width, height, style = '' } = attributes
    // The name is next to the logo, so only the logo has no alternative text.
    if (alt === '') expect([width, height]).toEqual(['44', '44'])
    else expect(alt).toMatch(/\w/)
    // Elements wider than a phone must shrink.
    if (Number(width) > 240) expect(style).toContain('width:100%')
  }
  expect(html.match(/<img[^>]*alt=""/g)).toHaveLength(1)
  // Also in the comments that Outlook reads.
  for (const table of tables) expect(table).toContain('role="presentation"')
  for (const { attributes } of elements)
    expect(attributes.style ?? '').not.toMatch(/flex|grid|position|float|var\(|calc\(|url\(/)
  expect(subject).not.toBe('')
  expect(text).not.toMatch(/undefined|null|\[object|<\/?[a-z]/)
  expect(html).not.toMatch(/undefined|null|NaN|\[object/)
})

test.each(samples)('$title: each text colour has one for dark screens', async (sample) => {
  const colours = { ink: 'color:#1b2430', dim: 'color:#5b6675' }
  const { html } = await rendered(sample)
  for (const { attributes } of elementsOf(html))
    for (const [name, colour] of Object.entries(colours))
      if (attributes.style?.includes(colour)) expect(attributes.class).toBe(name)
  for (const name of Object.keys(colours)) expect(html).toContain(`.${name} { color: `)
})

test.each(samples)('$title: the preheader is in the HTML and not in the text', async (sample) => {
  const { html, text, preview } = await rendered({ ...sample })
  const [, preheader] = /<div class="preheader"[^>]*>([^\u034f]*)\u034f/.exec(html)!
  expect(preheader).toBe(preview.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))
  expect(text).not.toContain('\u034f')
  expect(text.startsWith('Station du Mont-Blanc & Fils\n\n')).toBe(true)
})

test('every email is in its own language', async () => {
  for (const sample of samples) {
    const { text, language } = await rendered(sample)
    const sentBy = { fr: 'Ce message vous est envoyé par', en: 'This message is sent to you by' }
    expect(text).toContain(sentBy[language])
    expect(text).not.toContain(sentBy[language === 'fr' ? 'en' : 'fr'])
    if (
      'business' in sample.data &&
      !/password|session|invited|device|new-time|updated|payment|webhook|scheduled/.test(
        sample.kind,
      )
    )
      expect(/\d × .*Adulte/.test(text), sample.title).toBe(language === 'fr')
  }
})

test('the text part has the lines of the HTML, in order', async () => {
  const refund = emailSamples('en').find(({ name }) => name === 'refund')!
  expect((await rendered(refund)).text.split(/\n{2,}/)).toEqual([
    'Station du Mont-Blanc & Fils',
    'REFUND OF YOUR ORDER 12345678',
    'We refunded $103.48 to you.',
    '2 × Day skiing – Adult\n2026-12-01, 09:00 – 16:00\n$80.48',
    'Exchange supplement, ticket ABCD000001\n$11.50',
    'Service fees\n$11.50',
    'Total\n$103.48',
    'including GST (123456789 RT0001)\n$4.50',
    'including QST\n$8.98',
    '-'.repeat(40),
    'Credit note 42',
    'Reason: Neige insuffisante',
    '-'.repeat(40),
    'This message is sent to you by Station du Mont-Blanc & Fils.',
  ])
})

test('a link has the target of its button, in both parts', async () => {
  const [asked] = emailSamples('fr').filter(({ kind }) => kind === 'set-password')
  const { html, text } = await rendered(asked!)
  const links = elementsOf(html).filter(({ tag }) => tag === 'a')
  const href = 'https://example.test/p?token=a&lang=fr'
  expect(links.map(({ attributes }) => attributes.href)).toEqual([href])
  expect(text).toContain(`Choisir un mot de passe ${href}`)
})

test('an email begins with the data for a gate, before any price', async () => {
  for (const sample of emailSamples('fr').filter(({ data }) => 'tickets' in data)) {
    const { html, text, pictures } = await rendered(sample)
    if (pictures.length === 0) continue
    const [code] = pictures
    const places = [
      html.indexOf(`cid:${code!.cid}`),
      html.indexOf('2026-12-01, 09:00 – 16:00'),
      html.indexOf('Ève Lachance-Tremblay'),
      html.indexOf('cid:picture'),
    ]
    expect(
      places.toSorted((a, b) => a - b),
      sample.name,
    ).toEqual(places)
    const price = html.search(/\d\u00a0\$/)
    if (price !== -1) expect(places.at(-1)).toBeLessThan(price)
    // When images are blocked, the number of the ticket is read out.
    expect(text).toContain(code!.cid.replace('qr-', ''))
    expect(text.indexOf('ABCD000000')).toBeLessThan(text.indexOf('Commande') >>> 0)
  }
})

test('a ticket without a code follows the valid ones, with the reason', async () => {
  const [confirmation] = emailSamples('fr')
  const [first, second] = sampleTickets(2)
  const data = { ...confirmation!.data, tickets: [{ ...first!, code: null }, second!] }
  const { html } = await rendered({ ...confirmation, data } as EmailSample)
  const [open, lost] = [html.indexOf('>ABCD000001<'), html.indexOf('>ABCD000000<')]
  expect(open).toBeGreaterThan(0)
  expect(lost).toBeGreaterThan(open)
  expect(html).not.toContain('cid:qr-ABCD000000')
  expect(html).toContain('tant que sa nouvelle date n’est pas choisie')
})

test.each(['#ffe066', '#ffffff', '#000000', '#7a7a7a', '"><b>'])(
  'on %s the name and the button of an email are readable',
  async (colour) => {
    const [asked] = emailSamples('fr').filter(({ kind }) => kind === 'payment-link')
    const data = { ...asked!.data, business: { ...business, colour } }
    const { html } = await rendered({ ...asked, data } as EmailSample)
    const { background, ink } = brandColours(colour)
    expect(contrastOf(background, ink)).toBeGreaterThanOrEqual(4.5)
    expect(html).toContain(`font-weight:700;color:${ink}">${business.name.replace('&', '&amp;')}`)
    expect(html).toContain(`background-color:${background};color:${ink}">Payer la commande`)
  },
)

test('an order of 100 tickets shows 20, refers to the others, and is not clipped by Gmail', async () => {
  const [confirmation] = emailSamples('fr')
  const data = { ...confirmation!.data, tickets: sampleTickets(100) }
  const { html, pictures } = await rendered({ ...confirmation, data } as EmailSample)
  expect(pictures).toHaveLength(20)
  expect(html).toContain('80 autres billets sont dans le PDF joint')
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  for (const { cid } of pictures) expect(html).toContain(`src="cid:${cid}"`)
})
