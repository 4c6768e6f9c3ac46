import type { Language } from '@guichet/contract/rules.messages.ts'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { sampleTickets } from '../test/factories/email-sample-data.ts'
import { emailSamples, type EmailSample } from '../test/factories/email-samples.ts'
import { scriptPayloads } from '../test/factories/script-payloads.ts'
import { emailDrawings } from './email-drawings.ts'
import type { Drawings } from './mail/email-content.ts'
import { renderEmail } from './mail/render-email.ts'

const templates: Drawings = emailDrawings
async function rendered({ kind, data }: EmailSample) {
  const content = await templates[kind](data as never)
  return { ...content, ...renderEmail(content) }
}

type Element = { tag: string; attributes: Record<string, string> }
/** Every element of a page, in order, as a browser would read it. */
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

/** What is no text that a person typed: HTML that was cleaned when it was stored, times, codes. */
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

test.each(samples)('$title: the HTML is what email programs show', async (sample) => {
  const { html, text, subject, language } = await rendered(sample)
  const [elements, tables] = [elementsOf(html), html.match(/<table[^>]*>/g)!]
  const all = (tag: string) => elements.filter((element) => element.tag === tag)
  expect(all('html').map(({ attributes }) => attributes.lang)).toEqual([language])
  expect(all('title')).toHaveLength(1)
  expect(all('h1')).toHaveLength(1)
  const forbidden = /^(script|form|input|button|link|svg)$/
  expect(elements.filter(({ tag }) => forbidden.test(tag))).toEqual([])
  for (const { attributes } of all('img')) {
    expect(attributes.alt).toMatch(/\w/)
    expect([attributes.width, attributes.height]).toEqual(['180', '180'])
  }
  // In the comments that Outlook reads, too.
  for (const table of tables) expect(table).toContain('role="presentation"')
  for (const { attributes } of elements)
    expect(attributes.style ?? '').not.toMatch(/flex|grid|position|float|var\(|calc\(|url\(/)
  expect(subject).not.toBe('')
  expect(text).not.toMatch(/undefined|null|\[object|<\/?[a-z]/)
  expect(html).not.toMatch(/undefined|null|NaN|\[object/)
})

test.each(samples)('$title: each colour of text has one for dark screens', async (sample) => {
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
    '2 × Adult\n$91.98',
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

test('a link leads where its button says, in both parts', async () => {
  const [asked] = emailSamples('fr').filter(({ kind }) => kind === 'set-password')
  const { html, text } = await rendered(asked!)
  const links = elementsOf(html).filter(({ tag }) => tag === 'a')
  const href = 'https://example.test/p?token=a&lang=fr'
  expect(links.map(({ attributes }) => attributes.href)).toEqual([href])
  expect(text).toContain(`Choisir un mot de passe ${href}`)
})

test('an order of 100 tickets is not cut short by Gmail, which does above 102 kB', async () => {
  const [confirmation] = emailSamples('fr')
  const data = { ...confirmation!.data, tickets: sampleTickets(100) }
  const { html, pictures } = await rendered({ ...confirmation, data } as EmailSample)
  expect(pictures).toHaveLength(100)
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  for (const { cid } of pictures) expect(html).toContain(`src="cid:${cid}"`)
})
