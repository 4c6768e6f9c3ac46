// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '../../../domain/cart.rules.ts'
import type { FoundRecord } from '../../../domain/found.view.ts'
import { scanInto } from '../../../kit/keys/sample-scan.ts'
import { BusinessContext } from '../../../kit/session/business.ts'
import { sampleBusiness } from '../../../kit/session/sample-business.ts'
import { LanguageContext, type Language } from '../../../kit/text/messages.ts'
import { OneBox } from './one-box.tsx'
import { line, reading, ticket } from './sample-readings.ts'

type Sent = { body?: { text: string }; query?: { term: string } }
const server = vi.hoisted(() => ({
  readings: {} as Record<string, unknown>,
  groups: {} as Record<string, unknown[]>,
  asked: [] as string[],
  wait: async () => {},
}))
const told = vi.hoisted(() => ({ titles: [] as string[] }))
vi.mock('../../../kit/layout/notify.tsx', () => ({
  notifyScan: (title: string) => told.titles.push(title),
  endScanNotice: () => told.titles.splice(0),
}))
vi.mock('../../../kit/api/call.ts', () => ({
  call: async (_endpoint: unknown, { body, query }: Sent) => {
    server.asked.push(body ? `read ${body.text}` : `find ${query!.term}`)
    await server.wait()
    const nothing = { lines: [], ambiguous: [], unclear: body?.text.split(' ') ?? [] }
    return body
      ? (server.readings[body.text] ?? nothing)
      : { groups: server.groups[query!.term] ?? [] }
  },
}))

let root: Root
const taken = {
  lines: [] as CartLine[][],
  records: [] as FoundRecord[],
  buyers: [] as string[],
}
const show = (language: Language = 'fr', cartId = 'cart-1') =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <LanguageContext value={language}>
            <BusinessContext value={sampleBusiness}>
              <OneBox
                activityId={null}
                date={null}
                cartId={cartId}
                onLines={(lines) => taken.lines.push(lines)}
                onRecord={(record) => taken.records.push(record)}
                onBuyer={(clientId) => taken.buyers.push(clientId)}
              />
            </BusinessContext>
          </LanguageContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Element.prototype.scrollIntoView = () => {}
  Object.assign(server, { readings: {}, groups: {}, asked: [], wait: async () => {} })
  Object.assign(taken, { lines: [], records: [], buyers: [] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const input = () => document.querySelector('input')!
const type = (text: string) =>
  act(async () => {
    input().focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const enter = () =>
  act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
/** What is shown follows only between two acts. */
async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1)
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(isSo()).toBe(true)
}
const options = () => [...document.querySelectorAll('[role=option]')].map((e) => e.textContent)
const says = () => [...document.querySelectorAll('p')].map((e) => e.textContent)

test.each<[Language, string]>([
  ['fr', '3 × Adulte · Ski alpin · sam. 2030-02-02 09:00–12:00 · 45,00\u00a0$ l’unité'],
  ['en', '3 × Adult · Downhill skiing · Sat 2030-02-02 09:00–12:00 · $45.00 each'],
])('in %s what was understood is shown, and Enter puts it in the cart', async (language, shown) => {
  server.readings['3 ad ski'] = reading({ lines: [line()] })
  await show(language)
  await type('3 ad ski')
  await until(() => options().length > 0)
  expect(options()).toEqual([shown])
  expect(server.asked).toEqual(['read 3 ad ski'])
  await enter()
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

test('words that were not understood are told beside what was', async () => {
  server.readings['3 ad foo'] = reading({ lines: [line()], unclear: ['foo'] })
  await show()
  await type('3 ad foo')
  await until(() => options().length > 0)
  expect(says()).toEqual(['Pas compris\u00a0: foo'])
  expect(options()).toHaveLength(1)
})

test('what is sold out is told, and Enter leaves the words where they are', async () => {
  server.readings['3 ad'] = reading({ lines: [line({ state: 'soldOut', slot: null })] })
  await show()
  await type('3 ad')
  await until(() => options().length > 0)
  expect(options()[0]).toContain('Plus assez de places')
  await enter()
  expect(taken.lines).toEqual([])
  expect(input().value).toBe('3 ad')
})

test('a client who is found is sold to, or their page is opened', async () => {
  server.groups.roy = [
    {
      kind: 'client',
      outcome: 'found',
      total: 1,
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
  await show()
  await type('roy')
  await until(() => options().length > 0)
  expect(options()[0]).toContain('Vendre à Maude Roy')
  expect(options()[1]).toContain('Client')
  await enter()
  expect(taken).toEqual({ lines: [], records: [], buyers: ['client-1'] })
  expect(says()).toEqual(['Client du panier\u00a0: Maude Roy'])
  // The next cart is somebody else's.
  await show('fr', 'cart-2')
  expect(says()).toEqual([])
  expect(input().value).toBe('')
})

test('several readings are several choices, parts of one activity together', async () => {
  const at = (activityPublicId: string, productId: string) => line({ activityPublicId, productId })
  server.readings['2 ad 1 enf ski'] = reading({
    ambiguous: [
      { words: 'ad', candidates: [at('ski', 'a1'), at('fond', 'a2')] },
      { words: 'enf ski', candidates: [at('ski', 'e1'), at('fond', 'e2')] },
    ],
  })
  await show()
  await type('2 ad 1 enf ski')
  await until(() => options().length === 2)
  await enter()
  expect(taken.lines[0]!.map(({ productId }) => productId)).toEqual(['a1', 'e1'])
})

test('a scanned code opens when its answer comes, though Enter came first', async () => {
  server.groups['GUICHET-1'] = [ticket]
  let answer = () => {}
  server.wait = () => new Promise<void>((resolve) => (answer = resolve))
  await show()
  await type('GUICHET-1')
  await enter()
  expect(taken.records).toEqual([])
  server.wait = async () => {}
  await act(async () => answer())
  await until(() => taken.records.length > 0)
  expect(taken.records).toMatchObject([{ kind: 'ticket', to: '/tickets/ticket-1' }])
  expect(server.asked).toEqual(['read GUICHET-1', 'find GUICHET-1'])
})

test.each([
  ['GUICH', 'Rien ne correspond à «\u00a0GUICH\u00a0»'],
  [
    'MIT-9',
    'Code inconnu\u00a0: MIT-9. Aucun produit en vente, billet, commande ou client ne l’a.',
  ],
])('half a code says that nobody has it, and stays to be completed: %s', async (text, said) => {
  await show()
  await type(text)
  await enter()
  await until(() => says().includes(said))
  expect(input().value).toBe(text)
  expect([taken.lines, taken.records]).toEqual([[], []])
})

test('a code that is scanned into another field opens its record, also the second time', async () => {
  server.groups['T-1000001'] = [ticket]
  await show()
  const name = document.body.appendChild(document.createElement('input'))
  for (const times of [1, 2]) {
    await scanInto(name, 'T-1000001')
    await until(() => taken.records.length === times)
  }
  expect([name.value, input().value]).toEqual(['', ''])
})

test('what is scanned faster than it is answered is added one by one; what nobody has is told', async () => {
  server.readings['4006381333931'] = reading({ lines: [line({ quantity: 1 })] })
  const answers: (() => void)[] = []
  server.wait = () => new Promise<void>((resolve) => answers.push(resolve))
  await show()
  for (const code of ['4006381333931', '4006381333931', 'MIT-99', '4006381333931'])
    await scanInto(input(), code)
  expect([taken.lines, input().value]).toEqual([[], ''])
  for (let turn = 0; turn < 20 && taken.lines.length < 3; turn += 1) {
    await act(async () => answers.splice(0).forEach((answer) => answer()))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  expect(taken.lines.map(([only]) => only!.quantity)).toEqual([1, 1, 1])
  // It is the box that says it: the next code takes its place.
  expect(input().value).toBe('MIT-99')
})

test('behind a dialog a code does nothing, and that is told', async () => {
  await show()
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  await scanInto(dialog, 'T-1000001')
  expect([server.asked, told.titles]).toEqual([[], ['Code lu, mais rien n’a été fait']])
  dialog.remove()
  await scanInto(document.body, 'T-1000001')
  expect(told.titles).toEqual([])
})
