import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { arrive, renderScreen } from '../../test/render-screen.tsx'
import { ApiError } from '../kit/api/api-error.ts'
import * as notices from '../kit/layout/notify.tsx'
import type { Registration } from './payment-search.rules.ts'
import { ProviderTab } from './provider-tab.tsx'
import type { PaymentConfiguration } from './provider.rules.ts'
import { nothingConnected } from './sample-configuration.ts'

const server = { configuration: {} as unknown, checked: {} as unknown, link: {} as unknown }
const asked: string[] = []

const none: PaymentConfiguration = { ...nothingConnected, dashboardUrl: 'https://dashboard.test/' }
const begun: PaymentConfiguration = {
  ...none,
  paymentService: 'Stripe',
  paymentAccountId: 'acct_1',
  registration: 'uncompleted',
}
const ready: PaymentConfiguration = {
  ...begun,
  registration: 'ready',
  isReadyToReceivePayment: true,
}

const openedTab = () => ({
  opener: window as unknown,
  closed: false,
  close: vi.fn(),
  location: { replace: vi.fn() },
  document: document.implementation.createHTMLDocument(),
})
let tab: ReturnType<typeof openedTab>
const [open, goOn, notifyError] = [vi.fn(), vi.fn(), vi.fn()]
beforeEach(() => {
  tab = openedTab()
  open.mockImplementation(() => tab)
  vi.stubGlobal('open', open)
  vi.spyOn(notices, 'notifyError').mockImplementation(notifyError)
  asked.length = 0
  const link = { accountLinkUrl: 'https://connect.test/a' }
  Object.assign(server, { configuration: none, checked: begun, link })
  answerCalls(async ({ method, path }) => {
    asked.push(`${method} ${path.split('/').at(-1)}`)
    await new Promise((arrived) => setTimeout(arrived))
    if (path.endsWith('/check')) server.configuration = server.checked
    if (method === 'DELETE') server.configuration = none
    const reply = path.endsWith('/stripe/paymentaccount') ? server.link : server.configuration
    if (reply instanceof Error) throw reply
    return reply
  })
})
async function show(registration?: Registration) {
  await renderScreen(<ProviderTab registration={registration} onGoOn={goOn} />)
  await arrive()
}
const buttons = (name: string) => screen.queryAllByRole('button', { name })
const press = (name: string) => fireEvent.click(buttons(name).at(-1)!)
const text = () => document.body.textContent

test('a click opens one tab, without access to this page, and navigates it to the link', async () => {
  await show()
  server.configuration = begun
  const connect = buttons('Connecter Stripe')[0]!
  await act(async () => {
    fireEvent.click(connect)
    fireEvent.click(connect)
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank')
  })
  expect(tab.opener).toBeNull()
  await arrive()
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://connect.test/a')
  expect(asked.filter((name) => name === 'POST paymentaccount')).toHaveLength(1)
  expect(text()).toContain('Inscription incomplète')
  expect(buttons('Continuer l’inscription')).toHaveLength(1)
})

test('shows the link when the browser blocks the tab', async () => {
  open.mockReturnValue(null)
  await show()
  press('Connecter Stripe')
  await arrive()
  const link = document.querySelector<HTMLAnchorElement>('a[href="https://connect.test/a"]')!
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test('a failure closes the tab and names the provider', async () => {
  server.link = new ApiError('ProviderAway')
  await show()
  press('Connecter Stripe')
  await arrive()
  expect(tab.close).toHaveBeenCalledOnce()
  expect(notifyError).toHaveBeenCalledWith('Impossible de connecter Stripe', '')
  expect(screen.getByRole('alert').textContent).toContain('Stripe ne répond pas.')
})

test('a returning user sees the provider’s state, and polling stops', async () => {
  server.configuration = begun
  await show('back')
  expect(asked).toEqual(['GET :id', 'POST check'])
  expect(text()).toContain('Inscription incomplète')
  server.checked = ready
  fireEvent(window, new Event('focus'))
  await arrive()
  expect(text()).toContain('Prêt à recevoir des paiements')
  fireEvent(window, new Event('focus'))
  await arrive()
  expect(asked.filter((name) => name === 'POST check')).toHaveLength(2)
})

test('the provider is not queried without a registration', async () => {
  await show()
  fireEvent(window, new Event('focus'))
  await arrive()
  expect(asked).toEqual(['GET :id'])
})

test('an expired link can be requested again', async () => {
  server.configuration = begun
  await show('again')
  press('Le lien était expiré\u00a0: continuer')
  expect(goOn).toHaveBeenCalledOnce()
  await arrive()
  expect(tab.location.replace).toHaveBeenCalledOnce()
})

test('the consequences are shown before a provider is disconnected', async () => {
  server.configuration = ready
  await show()
  press('Déconnecter')
  await arrive()
  expect(text()).toContain('Ce qui a été payé pourra encore être remboursé.')
  expect(asked).toEqual(['GET :id'])
  press('Déconnecter')
  await arrive()
  expect(asked).toContain('DELETE paymentaccount')
  expect(buttons('Connecter Stripe')).toHaveLength(1)
})

test('the terminal names the provider that supports it', async () => {
  await show()
  const button = buttons('Connecter un terminal')[0]!
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe(
    'Seulement avec Square',
  )
})

test('Chase is shown with its account and state, without actions', async () => {
  server.configuration = {
    ...none,
    paymentService: 'Chase',
    paymentAccountId: 'CH-77',
    registration: 'ready',
    isReadyToReceivePayment: true,
    dashboardUrl: null,
    offered: ['Stripe', 'Square'],
  }
  await show()
  const cards = screen.getAllByRole('listitem')
  expect(cards.map((card) => card.querySelector('h2')!.textContent)).toEqual([
    'Chase',
    'Stripe',
    'Square',
  ])
  expect(cards.map((card) => card.querySelectorAll('button, a').length)).toEqual([0, 0, 0])
  expect(cards.map((card) => card.hasAttribute('data-greyed'))).toEqual([false, true, true])
  expect(cards[0]!.textContent).toContain('Prêt à recevoir des paiements')
  expect(cards[0]!.textContent).toContain('Compte CH-77')
  for (const other of cards.slice(1))
    expect(other.textContent).toContain(
      'Chase est connecté. Un seul fournisseur peut l’être à la fois.',
    )
  expect(asked).toEqual(['GET :id'])
})

test('without an account at Chase, its card is hidden', async () => {
  await show()
  expect(text()).not.toContain('Chase')
})
