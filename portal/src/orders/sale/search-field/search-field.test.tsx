import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../test/answer-calls.ts'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { scanInto } from '../../../../test/scan-into.ts'
import type { CartLine } from '../../../domain/cart.rules.ts'
import type { FoundRecord } from '../../../domain/found/found.view.ts'
import * as notices from '../../../kit/layout/notify.tsx'
import type { Language } from '../../../kit/text/messages.ts'
import { line, reading, ticket } from './sample-readings.ts'
import { SearchField } from './search-field.tsx'

const server = {
  readings: {} as Record<string, unknown>,
  groups: {} as Record<string, unknown[]>,
  asked: [] as string[],
  wait: async () => {},
}
const scanNotices = [] as string[]
const taken = {
  lines: [] as CartLine[][],
  records: [] as FoundRecord[],
  buyers: [] as string[],
  codes: [] as string[],
  lists: [] as unknown[],
}
const box = (cartId = 'cart-1') => (
  <SearchField
    activityId={null}
    date={null}
    cartId={cartId}
    onLines={(lines) => taken.lines.push(lines)}
    onRecord={(record) => taken.records.push(record)}
    onList={(place) => taken.lists.push(place)}
    onBuyer={(clientId) => taken.buyers.push(clientId)}
    onCode={(code) => taken.codes.push(code)}
  />
)
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
  vi.spyOn(notices, 'notifyScan').mockImplementation((title) => void scanNotices.push(title))
  vi.spyOn(notices, 'endScanNotice').mockImplementation(() => void scanNotices.splice(0))
  Object.assign(server, { readings: {}, groups: {}, asked: [], wait: async () => {} })
  Object.assign(taken, { lines: [], records: [], buyers: [], codes: [], lists: [] })
  scanNotices.length = 0
  answerCalls(async (_, { body, query }) => {
    const text = (body as { text: string } | undefined)?.text
    server.asked.push(text === undefined ? `find ${query!.term}` : `read ${text}`)
    await server.wait()
    if (text === undefined) return { groups: server.groups[query!.term!] ?? [] }
    return server.readings[text] ?? { lines: [], ambiguous: [], unclear: text.split(' ') }
  })
})

const input = () => screen.getByRole<HTMLInputElement>('combobox')
function type(text: string) {
  act(() => input().focus())
  fireEvent.change(input(), { target: { value: text } })
}
const enter = () => fireEvent.keyDown(input(), { key: 'Enter' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const says = () => [...document.querySelectorAll('p')].map((e) => e.textContent)
/** Text for screen readers. */
const announced = () => document.querySelector('output')!.textContent

test.each<[Language, string]>([
  ['fr', '3 × Adulte · Ski alpin · sam. 2030-02-02 09:00–12:00 · 45,00\u00a0$ l’unité'],
  ['en', '3 × Adult · Downhill skiing · Sat 2030-02-02 09:00–12:00 · $45.00 each'],
])('in %s the understood line is shown, and Enter puts it in the cart', async (language, shown) => {
  server.readings['3 ad ski'] = reading({ lines: [line()] })
  await renderScreen(box(), { language })
  type('3 ad ski')
  await screen.findAllByRole('option')
  expect(options()).toEqual([shown])
  expect(server.asked).toEqual(['read 3 ad ski'])
  enter()
  expect(taken.lines).toEqual([
    [
      {
        key: 'adult@2030-02-02T14:00:00.000Z/09:00/12:00',
        productId: 'adult',
        kind: 'daily_ticket',
        title: { fr: 'Adulte', en: 'Adult' },
        activity: { fr: 'Ski alpin', en: 'Downhill skiing' },
        quantity: 3,
        chosen: {
          activationDateTimeUtc: '2030-02-02T14:00:00.000Z',
          timeslotBegin: '09:00',
          timeslotEnd: '12:00',
        },
        when: '2030-02-02 09:00–12:00',
        identifications: [],
      },
    ],
  ])
  expect(input().value).toBe('')
})

test('words that were not understood are listed below the understood line', async () => {
  server.readings['3 ad foo'] = reading({ lines: [line()], unclear: ['foo'] })
  await renderScreen(box())
  type('3 ad foo')
  await screen.findAllByRole('option')
  expect(says()).toEqual(['Pas compris\u00a0: foo'])
  expect(options()).toHaveLength(1)
})

test('a sold out line is shown as such, and Enter keeps the typed words', async () => {
  server.readings['3 ad'] = reading({ lines: [line({ state: 'soldOut', slot: null })] })
  await renderScreen(box())
  type('3 ad')
  await screen.findAllByRole('option')
  expect(options()[0]).toContain('Plus assez de places')
  enter()
  expect(taken.lines).toEqual([])
  expect(input().value).toBe('3 ad')
})

test('a found client can be put in the cart, or their page opened', async () => {
  server.groups.roy = [
    {
      kind: 'client',
      outcome: 'found',
      total: 24,
      totalIsCapped: false,
      items: [
        {
          isExact: false,
          matched: 'name',
          record: {
            profilePublicId: 'client-1',
            firstName: 'Maude',
            lastName: 'Roy',
            email: 'maude@boite.example',
            phoneNumber: null,
            postalCode: null,
          },
        },
      ],
    },
  ]
  const { rerender } = await renderScreen(box())
  type('roy')
  await screen.findAllByRole('option')
  expect(options()[0]).toContain('Vendre à Maude Roy')
  expect(options()).toEqual([
    'Vendre à Maude Roymaude@boite.exampleVendre',
    'Fiche Maude Roy',
    'Voir les 24',
  ])
  enter()
  expect(taken).toMatchObject({ lines: [], records: [], buyers: ['client-1'] })
  expect(announced()).toContain('Client du panier\u00a0: Maude Roy')
  expect(says()).toEqual([])
  for (const name of ['Fiche Maude Roy', 'Voir les 24']) {
    type('roy')
    fireEvent.click(await screen.findByRole('option', { name }))
  }
  expect(taken.records).toMatchObject([{ kind: 'client', id: 'client-1' }])
  expect(taken.lists).toEqual([{ to: '/clients', search: { q: 'roy' } }])
  type('')
  // The client belongs to the previous cart.
  await rerender(box('cart-2'))
  expect(announced()).not.toContain('Client du panier')
  expect(input().value).toBe('')
})

test('ambiguous parts are combined by activity into several options', async () => {
  const at = (activityPublicId: string, productId: string) => line({ activityPublicId, productId })
  server.readings['2 ad 1 enf ski'] = reading({
    ambiguous: [
      { words: 'ad', candidates: [at('ski', 'a1'), at('fond', 'a2')] },
      { words: 'enf ski', candidates: [at('ski', 'e1'), at('fond', 'e2')] },
    ],
  })
  await renderScreen(box())
  type('2 ad 1 enf ski')
  await waitFor(() => expect(options()).toHaveLength(2))
  enter()
  expect(taken.lines[0]!.map(({ productId }) => productId)).toEqual(['a1', 'e1'])
})

test('a scanned code opens once its answer arrives, after Enter', async () => {
  server.groups['GUICHET-1'] = [ticket]
  let answer = () => {}
  server.wait = () => new Promise<void>((resolve) => (answer = resolve))
  await renderScreen(box())
  type('GUICHET-1')
  enter()
  expect(taken.records).toEqual([])
  server.wait = async () => {}
  await act(async () => answer())
  await waitFor(() => expect(taken.records).toHaveLength(1))
  expect(taken.records).toMatchObject([{ kind: 'ticket', to: '/tickets/ticket-1' }])
  expect(server.asked).toEqual(['read GUICHET-1', 'find GUICHET-1'])
})

test.each([
  ['GUICH', 'Rien ne correspond à «\u00a0GUICH\u00a0»'],
  [
    'MIT-9',
    'Code inconnu\u00a0: MIT-9. Aucun produit en vente, billet, commande ou client ne l’a.',
  ],
])('an incomplete code is reported as unknown and can be completed: %s', async (text, message) => {
  await renderScreen(box())
  type(text)
  enter()
  await waitFor(() => expect(says()).toContain(message))
  expect(input().value).toBe(text)
  expect([taken.lines, taken.records]).toEqual([[], []])
})

test('a code scanned into another field opens its record, also the second time', async () => {
  server.groups['T-1000001'] = [ticket]
  await renderScreen(box())
  const name = document.body.appendChild(document.createElement('input'))
  for (const times of [1, 2]) {
    await scanInto(name, 'T-1000001')
    await waitFor(() => expect(taken.records).toHaveLength(times))
  }
  expect([name.value, input().value]).toEqual(['', ''])
})

test('codes scanned faster than the answers arrive are added one by one; unknown ones are reported', async () => {
  server.readings['4006381333931'] = reading({ lines: [line({ quantity: 1, askedQuantity: 1 })] })
  const answers: (() => void)[] = []
  server.wait = () => new Promise<void>((resolve) => answers.push(resolve))
  await renderScreen(box())
  for (const code of ['4006381333931', '4006381333931', 'MIT-99', '4006381333931'])
    await scanInto(input(), code)
  expect([taken.lines, input().value]).toEqual([[], ''])
  await waitFor(() => {
    answers.splice(0).forEach((answer) => answer())
    expect(taken.lines).toHaveLength(3)
  })
  expect(taken.lines.map(([only]) => only!.quantity)).toEqual([1, 1, 1])
  // The unknown code stays in the box, and the next scan replaces it.
  expect(input().value).toBe('MIT-99')
})

test('a code scanned while a dialog is open is ignored, with a notification', async () => {
  await renderScreen(box())
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  await scanInto(dialog, 'T-1000001')
  expect([server.asked, scanNotices]).toEqual([[], ['Code lu, mais rien n’a été fait']])
  dialog.remove()
  await scanInto(document.body, 'T-1000001')
  expect(scanNotices).toEqual([])
})

test('a word that matches nothing can be tried as a promo code', async () => {
  await renderScreen(box())
  type('bienvenue')
  const attempt = await screen.findByRole('button', { name: 'Essayer comme code promo' })
  expect(says()).toEqual(['Rien ne correspond à «\u00a0bienvenue\u00a0»'])
  fireEvent.click(attempt)
  expect([taken.codes, input().value]).toEqual([['bienvenue'], ''])
  type('deux mots')
  await waitFor(() => expect(says()[0]).toContain('deux mots'))
  expect(screen.queryByRole('button', { name: 'Essayer comme code promo' })).toBeNull()
})
