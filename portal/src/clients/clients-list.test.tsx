import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { openPage, pageSettled } from '../../test/render-screen.tsx'
import * as network from '../kit/api/call.ts'
import type { Business } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { readClientSearch } from './clients-search.rules.ts'
import { ClientsScreen } from './clients.screen.tsx'

const asked: unknown[] = []
const taken: unknown[] = []
let isFailing = false
let total = 0
/** Total number of clients, when a search finds fewer. */
let everybody = 0
const client = (place: number) => ({
  profilePublicId: `id-${place}`,
  firstName: place === 1 ? null : 'Ève',
  lastName: place === 1 ? null : `Roy ${place}`,
  email: `eve${place}@example.test`,
  birthYear: 1990,
  gender: null,
  phoneNumber: null,
  postalCode: 'G1R 4P5',
  language: 'fr',
  consent: null,
  activities: [{ fr: 'Ski alpin', en: 'Downhill skiing' }],
  lastTransactionDateTimeUtc: '2030-01-02T02:30:00.000Z',
})
const order = {
  orderReferenceNumber: 'MC1',
  status: 'COMPLETED',
  completedDateTimeUtc: '2030-01-02T02:30:00.000Z',
}
beforeEach(() => {
  asked.length = 0
  taken.length = 0
  everybody = 0
  isFailing = false
  answerCalls(({ path }, { query }) => {
    if (isFailing) throw new Error('nobody answers')
    if (path.endsWith('/everything')) return { groups: [] }
    if (path.endsWith('/consent')) return { isGiven: null, history: [] }
    if (path.endsWith('/orders')) return { items: [order], total: 1, totalIsCapped: false }
    asked.push(query)
    const items = Array.from({ length: Math.min(25, total) }, (_, i) => client(i + 1))
    const isAll = !query!.searchTerm
    return { items, total: isAll ? Math.max(total, everybody) : total, totalIsCapped: false }
  })
  vi.spyOn(network, 'callForAnswer').mockImplementation(async ({ path }, parts) => {
    if (path.endsWith('/extract')) taken.push((parts as { query: unknown }).query)
    return new Response('')
  })
})
function open(address: string, count: number, business: Business = sampleBusiness) {
  total = count
  return openPage(
    address,
    { path: '/clients', validateSearch: readClientSearch, component: ClientsScreen },
    { business },
  )
}
const press = async (name: string) => {
  await userEvent.click(screen.getByLabelText(name))
  await pageSettled()
}
const dialog = () => screen.getByRole('dialog')

test('the address sets the search, and the last transaction is in local time', async () => {
  await open('/clients?q=roy&page=2&size=50&sort=-email', 60)
  expect(asked).toEqual([
    {
      collaboratorPublicId: sampleBusiness.publicId,
      searchTerm: 'roy',
      sort: '-email',
      page: '2',
      pageSize: '50',
    },
  ])
  expect(document.querySelector('tbody')!.textContent).toContain('2030-01-01 21:30')
})

test('no clients yet, no search result and a failed request have different messages', async () => {
  await open('/clients', 0)
  expect(document.body.textContent).toContain('Aucun client pour l’instant')
  await open('/clients?q=personne', 0)
  expect(document.body.textContent).toContain(
    'Aucun client ne correspond à «\u00a0personne\u00a0».',
  )
  isFailing = true
  await open('/clients', 0)
  expect(document.body.textContent).toContain('Impossible de rechercher les clients')
})

test('the eye button opens a client and changes the address; a client without a name is shown by email', async () => {
  const router = await open('/clients', 2)
  await press('Voir eve1@example.test')
  expect(router.state.location.search).toMatchObject({ peek: 'id-1', tab: 'information' })
  expect(dialog().textContent).toContain('Ski alpin')
  expect(dialog().textContent).toContain('1990')
  // Unknown fields are hidden.
  expect(dialog().textContent).not.toContain('Genre')
})

test('orders link to their pages for staff who may open them', async () => {
  await open('/clients?peek=id-2&tab=orders', 2)
  expect(dialog().querySelector('table a')!.getAttribute('href')).toBe('/orders/MC1')
  const only = { ...sampleBusiness, isMainStaff: false, accesses: ['Clients' as const] }
  await open('/clients?peek=id-2&tab=orders', 2, only)
  expect(dialog().textContent).toContain('MC1')
  expect(dialog().querySelector('table a')).toBeNull()
})

const items = () => screen.getAllByRole('menuitem')
async function openActions() {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await screen.findAllByRole('menuitem')
}
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('menuitem', { name }))
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
}

test('an export has all clients or only the search result, and the menu shows both counts', async () => {
  everybody = 1708
  await open('/clients?q=roy&sort=-email', 31)
  await openActions()
  const [all, found] = items().map(({ textContent }) => textContent)
  expect([all, found]).toEqual([
    `Exporter tous les clients (${(1708).toLocaleString('fr-CA')})`,
    'Exporter seulement les clients trouvés (31)',
  ])
  await choose(found!)
  await openActions()
  await choose(all!)
  await waitFor(() => expect(taken).toHaveLength(2))
  const collaboratorPublicId = sampleBusiness.publicId
  expect(taken).toEqual([
    { collaboratorPublicId, sort: '-email', searchTerm: 'roy' },
    { collaboratorPublicId, sort: '-email' },
  ])
})

test('without a search there is one export', async () => {
  await open('/clients', 2)
  await openActions()
  expect(items().filter(({ textContent }) => textContent!.startsWith('Exporter'))).toHaveLength(1)
  expect(items()[0]!.textContent).toBe('Exporter tous les clients (2)')
})
