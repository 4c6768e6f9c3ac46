import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { openPage, pageSettled } from '../../test/render-screen.tsx'
import { ApiError } from '../kit/api/api-error.ts'
import type { Business } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import type { Language } from '../kit/text/messages.ts'
import { readClientSearch } from './clients-search.rules.ts'
import { ClientsScreen } from './clients.screen.tsx'

const clientOf = (id: string, email: string) => ({
  profilePublicId: id,
  firstName: 'Ève',
  lastName: 'Roi',
  email,
  birthYear: null,
  gender: null,
  phoneNumber: null,
  postalCode: 'G1R 4P5',
  language: 'fr',
  consent: null,
  activities: [],
  lastTransactionDateTimeUtc: null,
})
const contact = {
  email: 'eve@example.test',
  firstName: 'Ève',
  lastName: 'Roi',
  phone: '',
  postalCode: 'G1R 4P5',
  language: 'fr',
  version: 4,
}
let isListed = true
let note = ''
let refused: ApiError | null = null
let sent: unknown[] = []
beforeEach(() => {
  isListed = true
  note = ''
  refused = null
  sent = []
  answerCalls(({ path, method }, { body }) => {
    if (method === 'PUT') {
      if (refused) throw refused
      sent.push(body)
      isListed = false
      return { ...contact, ...(body as object), version: 5 }
    }
    if (path.endsWith('/everything')) return { groups: [] }
    if (path.endsWith('/consent')) return { isGiven: null, history: [] }
    if (path.endsWith('/figures')) return { spent: 1234.5, refunded: 20, orders: 7, visits: 3 }
    if (path.endsWith('/contact')) return contact
    if (path.endsWith('/note')) return { note, version: 4 }
    const items = [clientOf('id-1', contact.email), clientOf('id-2', 'other@example.test')]
    return { items: isListed ? items : [], total: 2, totalIsCapped: false }
  })
})
const open = (address: string, around: { business?: Business; language?: Language } = {}) =>
  openPage(
    address,
    { path: '/clients', validateSearch: readClientSearch, component: ClientsScreen },
    { business: sampleBusiness, ...around },
  )
const spaced = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''
const card = () => screen.getAllByRole('dialog')[0]!
async function correcting() {
  await userEvent.click(screen.getByRole('button', { name: 'Corriger' }))
  await screen.findByRole('textbox', { name: 'Nom' })
  return screen.getByRole('dialog', { name: 'Corriger le client' })
}
async function rename(form: HTMLElement, name: string) {
  const field = within(form).getByRole('textbox', { name: 'Nom' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }))
  await pageSettled()
}

test('a card has the total spent, the orders and the visits', async () => {
  await open('/clients?peek=id-1')
  const text = spaced(card().textContent)
  expect(text).toContain('Total dépensé1 234,50 $')
  expect(text).toContain('Remboursé20,00 $')
  expect(text).toContain('Commandes7')
  expect(text).toContain('Visites3')
  await open('/clients?peek=id-1', { language: 'en' })
  expect(card().textContent).toContain('Total spent$1,234.50')
})

test('the counter opens with the client, for staff who may sell', async () => {
  await open('/clients?peek=id-1')
  expect(screen.getByRole('link', { name: 'Vendre à ce client' }).getAttribute('href')).toBe(
    '/sell?client=id-1',
  )
  const only = { ...sampleBusiness, isMainStaff: false, accesses: ['Clients' as const] }
  await open('/clients?peek=id-1', { business: only })
  expect(screen.queryByRole('link', { name: 'Vendre à ce client' })).toBeNull()
})

test('a correction is sent with the version, and the card shows it even when the search no longer finds the client', async () => {
  await open('/clients?peek=id-1&q=roi')
  await rename(await correcting(), 'Roy')
  expect(sent).toEqual([{ ...contact, lastName: 'Roy' }])
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Corriger le client' })).toBeNull(),
  )
  expect(within(card()).getByRole('heading', { name: 'Ève Roy' })).toBeDefined()
})

test('an address of another client names them and opens their card', async () => {
  refused = new ApiError('ClientEmailTaken', { profilePublicId: 'id-2', name: 'Jean Roy' })
  const router = await open('/clients?peek=id-1')
  await rename(await correcting(), 'Roy')
  expect(spaced(screen.getByRole('alert').textContent)).toContain(
    'Cette adresse est celle d’un autre client : Jean Roy.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir la fiche de Jean Roy' }))
  await pageSettled()
  expect(router.state.location.search).toMatchObject({ peek: 'id-2', q: contact.email })
})

test('an address of a card that was merged into the client is explained', async () => {
  refused = new ApiError('ClientEmailTaken', { profilePublicId: 'id-1', name: 'Ève Roi' })
  await open('/clients?peek=id-1')
  await rename(await correcting(), 'Roy')
  expect(screen.getByRole('alert').textContent).toContain('mène déjà à ce client')
})

test('the note is a plain text area, and is stored as paragraphs', async () => {
  note = '<p>Préfère le matin</p>'
  await open('/clients?peek=id-1&tab=note')
  const area = await screen.findByRole('textbox', { name: 'Note interne' })
  expect(area.tagName).toBe('TEXTAREA')
  expect((area as HTMLTextAreaElement).value).toBe('Préfère le matin')
  await userEvent.type(area, '{Enter}Noix & lait')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() =>
    expect(sent).toEqual([{ note: '<p>Préfère le matin</p><p>Noix &amp; lait</p>', version: 4 }]),
  )
})

test('a formatted note stays formatted until it is edited as text', async () => {
  note = '<p>Préfère le <strong>matin</strong></p><ul><li><p>Noix</p></li></ul>'
  await open('/clients?peek=id-1&tab=note')
  const shown = await screen.findByRole('region', { name: 'Note interne' })
  expect(shown.querySelector('strong')!.textContent).toBe('matin')
  expect(screen.queryByRole('textbox', { name: 'Note interne' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Modifier comme texte' }))
  const area = screen.getByRole('textbox', { name: 'Note interne' }) as HTMLTextAreaElement
  expect(area.value).toBe('Préfère le matin\n• Noix')
})
