import { IconReceiptTax } from '@tabler/icons-react'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { renderScreen } from '../../test/render-screen.tsx'
import * as places from '../domain/go-to.tsx'
import type { Business } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import type { Language } from '../kit/text/messages.ts'
import type { Screen } from './palette-items.ts'
import { Palette } from './palette.tsx'

const id = '3f0c9c1e-8d1f-4b57-9d3a-000000000001'
const hit = (record: object) => ({ isExact: false, matched: 'name', record })
const client = hit({
  profilePublicId: 'client-1',
  firstName: 'Maude',
  lastName: 'Roy',
  email: 'maude@boite.example',
  phoneNumber: null,
  postalCode: null,
})
const inCatalogue = (type: string) => hit({ publicId: id, type, name: { fr: 'Ski', en: 'Ski' } })
const groupOf = (kind: string, total: number, ...items: object[]) => ({
  kind,
  outcome: 'found',
  total,
  totalIsCapped: false,
  items,
})
let groups: object[]
let opened: unknown[]
beforeEach(() => {
  opened = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
  vi.spyOn(places, 'useGoTo').mockReturnValue((place) => void opened.push(place))
  answerCalls(async () => ({ groups }))
})

type Around = { business?: Business; language?: Language }
async function typeIn(text: string, around: Around = {}, screens: readonly Screen[] = []) {
  await renderScreen(
    <Palette screens={screens} onClose={() => {}} onShortcuts={() => {}} />,
    around,
  )
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  await screen.findByText('maude@boite.example')
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('option', { name })))

test.each([
  ['fr', 'Vendre Maude Roy', 'Voir les 24', 'Tous les résultats sur une page'],
  ['en', 'Sell Maude Roy', 'See all 24', 'All results on one page'],
] as const)(
  'in %s a found client can be sold to, and all of them listed',
  async (language, sell, all, everything) => {
    groups = [groupOf('client', 24, client)]
    await typeIn('roy', { language })
    expect(options()).toEqual(['Maude Roymaude@boite.example', sell, all, everything])
    await press(sell)
    await press(all)
    expect(opened).toMatchObject([
      { to: '/sell', search: { client: 'client-1' } },
      { to: '/clients', search: { q: 'roy' } },
    ])
  },
)

test.each([
  ['activity', id],
  ['rental', 'rentals'],
  ['lodging', 'stays'],
  ['product', 'products'],
  ['package', 'packages'],
])('the counter opens with the tile of a found %s', async (type, activity) => {
  groups = [groupOf('client', 1, client), groupOf('catalogue', 9, inCatalogue(type))]
  await typeIn('ski')
  await press('Vendre Ski')
  // A kind without a list of its own is listed by the search of everything.
  await press('Voir les 9')
  expect(opened).toEqual([
    { to: '/sell', search: { activity } },
    { to: '/search', search: { q: 'ski', kind: 'catalogue' } },
  ])
})

test('staff who may not sell only open what they find', async () => {
  groups = [groupOf('client', 24, client)]
  const business: Business = { ...sampleBusiness, isMainStaff: false, accesses: ['Clients'] }
  await typeIn('roy', { business })
  expect(options()).toEqual(['Maude Roymaude@boite.example', 'Voir les 24'])
})

test.each([
  ['found', ['Maude Roymaude@boite.example', 'Paiements et taxes · Fournisseur de paiement']],
  ['similar', ['Paiements et taxes · Fournisseur de paiement', 'Maude Roymaude@boite.example']],
])('a page that other words describe is next to records that are %s', async (outcome, shown) => {
  groups = [{ ...groupOf('client', 1, client), outcome }]
  const name = 'Paiements et taxes'
  const business: Business = { ...sampleBusiness, isMainStaff: false, accesses: ['Clients'] }
  await typeIn('Stripe', { business }, [{ to: '/payment-taxes', name, icon: IconReceiptTax }])
  expect(options()).toEqual(shown)
  await press(`${name} · Fournisseur de paiement`)
  expect(opened).toEqual([{ to: '/payment-taxes', search: { tab: 'provider' } }])
})
