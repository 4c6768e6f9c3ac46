import { expect, test } from 'vitest'
import { scriptPayloads } from '../../api/test/factories/input/script-payloads.ts'
import {
  aBusinessNamed,
  activityProps,
  aFrame,
  anOffer,
  businessProps,
} from '../test/sample-pages.ts'
import { drawPage } from './draw-page.tsx'
import type { Frame } from './kit/frame.ts'
import type { View } from './view.ts'

async function drawn(view: View, frame: Partial<Frame> = {}) {
  const { plain } = await drawPage(aFrame(frame), view)
  return Buffer.from(plain).toString()
}
/** The text of a page, without its elements. */
const textOf = (html: string) => html.replace(/^.*<main/s, '').replaceAll(/<[^>]+>/g, ' ')

test.each([
  [{ state: 'onSale', fromPrice: 39, nextOpenDay: '2030-02-02' }, 'Ouvert aujourd’hui'],
  [{ state: 'onSale', fromPrice: 39, nextOpenDay: '2031-01-04' }, 'samedi 4 janvier 2031'],
  [{ state: 'onSale', fromPrice: 39, nextOpenDay: null }, 'En vente'],
  [{ state: 'soldOut', fromPrice: 39, nextOpenDay: null }, 'Complet'],
  [{ state: 'offSeason', fromPrice: 39, nextOpenDay: null }, 'Hors saison'],
] as const)('the state of an offer is in words: %o', async (sale, words) => {
  const html = await drawn({
    page: 'business',
    props: businessProps({ offers: [anOffer({ sale })] }),
  })
  expect(textOf(html)).toContain(words)
})

test('an offer that is not yet on sale has the day of its begin', async () => {
  const offer = anOffer({
    sale: { state: 'notYet', fromPrice: 39, nextOpenDay: null },
    saleBeginsDateTimeUtc: '2030-02-10T05:00:00.000Z',
  })
  const html = await drawn(
    { page: 'business', props: businessProps({ offers: [offer] }) },
    { language: 'en' },
  )
  expect(textOf(html)).toContain('On sale from Sunday, February 10')
})

test('a product has its price, and an activity its lowest one', async () => {
  const sale = { state: 'onSale', fromPrice: 32, nextOpenDay: null } as const
  const offers = [anOffer(), anOffer({ kind: 'product', sale })]
  const text = textOf(await drawn({ page: 'business', props: businessProps({ offers }) }))
  expect(text).toContain('À partir de 39,00')
  expect(text).not.toContain('À partir de 32,00')
  expect(text).toContain('32,00')
})

const day = (date: string, parts: object = {}) => ({
  date,
  isAvailable: true,
  remainingQuantity: 9,
  isOver: false,
  isNearlyFull: false,
  ...parts,
})
test('each day of a month says its state, and only days that can be chosen are links', async () => {
  const days = [
    day('2030-02-02', { isOver: true }),
    day('2030-02-03'),
    day('2030-02-04', { isNearlyFull: true }),
    day('2030-02-05', { isAvailable: false }),
  ]
  const html = await drawn({ page: 'activity', props: activityProps({ days, day: '2030-02-03' }) })
  const text = textOf(html).replaceAll(/\s+/g, ' ')
  for (const words of [
    'samedi 2 février, terminé',
    'dimanche 3 février, des places sont libres',
    'lundi 4 février, presque complet',
    'mardi 5 février, complet',
    'mercredi 6 février, fermé',
  ])
    expect(text).toContain(words)
  const chosen = [...html.matchAll(/\?day=(2030-[\d-]+)/g)].map(([, date]) => date)
  expect(chosen).toEqual(['2030-02-03', '2030-02-04', '2030-02-05'])
  expect(html).toMatch(/\?day=2030-02-03#slots" aria-current="date"/)
})

test('weeks before today are left out, and the next month follows at the end of a month', async () => {
  const props = activityProps({ today: '2030-02-27', month: '2030-02', lastMonth: '2030-03' })
  const text = textOf(await drawn({ page: 'activity', props })).replaceAll(/\s+/g, ' ')
  expect(text).not.toContain('23 février')
  for (const words of ['24 février', '28 février', 'mars 2030', '31 mars'])
    expect(text).toContain(words)
})

test('a ticket without a date has no calendar', async () => {
  const { activity } = activityProps()
  const props = activityProps({ activity: { ...activity, schedulingType: 'Anytime' } })
  const html = await drawn({ page: 'activity', props })
  expect(html).not.toContain('<table')
  expect(textOf(html)).toContain('sans réservation')
})

/** Names of all attributes in a page. */
const attributesOf = (html: string) =>
  [...html.matchAll(/<[a-z]+((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)].flatMap(([, all]) =>
    [...all!.matchAll(/([\w:-]+)(?:="[^"]*")?/g)].map(([, name]) => name!.toLowerCase()),
  )

test.each(scriptPayloads)('names that staff type are text: %s', async (payload) => {
  const business = aBusinessNamed(payload)
  const named = { fr: payload, en: payload }
  const pages: View[] = [
    { page: 'business', props: businessProps({ business, offers: [anOffer({ name: named })] }) },
    {
      page: 'activity',
      props: activityProps({ business, activity: { ...activityProps().activity, name: named } }),
    },
  ]
  for (const view of pages) {
    const html = await drawn(view)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(data).name).toBe(payload)
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/b/-/elements.js">',
      '<script type="application/ld+json">',
    ])
    expect(attributesOf(html).filter((name) => name.startsWith('on'))).toEqual([])
    expect(html).not.toMatch(/<(?:iframe|object|embed|svg|video|math|form)/i)
  }
})
