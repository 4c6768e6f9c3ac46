// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { notifyError } from '../kit/layout/notify.tsx'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import type { Registration } from './payment-search.rules.ts'
import { ProviderTab } from './provider-tab.tsx'
import type { PaymentConfiguration } from './provider.rules.ts'
import { nothingConnected } from './sample-configuration.ts'

const server = vi.hoisted(() => ({
  configuration: {} as unknown,
  checked: {} as unknown,
  link: { accountLinkUrl: 'https://connect.test/a' } as unknown,
  asked: [] as string[],
}))
vi.mock('../kit/layout/notify.tsx', () => ({ notifySuccess: vi.fn(), notifyError: vi.fn() }))
vi.mock('../kit/api/call.ts', () => ({
  call: async ({ method, path }: { method: string; path: string }) => {
    const name = `${method} ${path.split('/').at(-1)}`
    server.asked.push(name)
    await new Promise((arrived) => setTimeout(arrived))
    if (path.endsWith('/check')) server.configuration = server.checked
    if (method === 'DELETE') server.configuration = none
    const reply = path.endsWith('/stripe/paymentaccount') ? server.link : server.configuration
    if (reply instanceof Error) throw reply
    return reply
  },
}))

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
let root: Root
const open = vi.fn()
const goOn = vi.fn()
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.clearAllMocks()
  tab = openedTab()
  open.mockReset().mockImplementation(() => tab)
  vi.stubGlobal('open', open)
  Object.assign(server, {
    configuration: none,
    checked: begun,
    link: { accountLinkUrl: 'https://connect.test/a' },
    asked: [],
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
/** Turns of the event loop, not a time: a busy machine takes as many. */
const arrive = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((next) => setTimeout(next))
  })
async function show(registration?: Registration) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <ProviderTab registration={registration} onGoOn={goOn} />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  await arrive()
}
const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => buttons(name).at(-1)!.click())
const text = () => document.body.textContent

test('a press opens one tab at once, cut off from this page, and leads it to the link', async () => {
  await show()
  server.configuration = begun
  const connect = buttons('Connecter Stripe')[0]!
  await act(async () => {
    connect.click()
    connect.click()
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank')
  })
  expect(tab.opener).toBeNull()
  await arrive()
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://connect.test/a')
  expect(server.asked.filter((name) => name === 'POST paymentaccount')).toHaveLength(1)
  expect(text()).toContain('Inscription incomplète')
  expect(buttons('Continuer l’inscription')).toHaveLength(1)
})

test('where no tab may be opened, the link is there to be followed', async () => {
  open.mockReturnValue(null)
  await show()
  await press('Connecter Stripe')
  await arrive()
  const link = document.querySelector<HTMLAnchorElement>('a[href="https://connect.test/a"]')!
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test('a failure closes the tab and names the provider', async () => {
  server.link = new ApiError('ProviderAway')
  await show()
  await press('Connecter Stripe')
  await arrive()
  expect(tab.close).toHaveBeenCalledOnce()
  expect(notifyError).toHaveBeenCalledWith('Impossible de connecter Stripe', '')
  expect(document.querySelector('[role=alert]')!.textContent).toContain('Stripe ne répond pas.')
})

test('who comes back is told what the provider says, and it is asked no more', async () => {
  server.configuration = begun
  await show('back')
  expect(server.asked).toEqual(['GET :id', 'POST check'])
  expect(text()).toContain('Inscription incomplète')
  server.checked = ready
  await act(async () => window.dispatchEvent(new Event('focus')))
  await arrive()
  expect(text()).toContain('Prêt à recevoir des paiements')
  await act(async () => window.dispatchEvent(new Event('focus')))
  await arrive()
  expect(server.asked.filter((name) => name === 'POST check')).toHaveLength(2)
})

test('without a registration the provider is not asked', async () => {
  await show()
  await act(async () => window.dispatchEvent(new Event('focus')))
  await arrive()
  expect(server.asked).toEqual(['GET :id'])
})

test('a link that had expired is asked for again by a press', async () => {
  server.configuration = begun
  await show('again')
  await press('Le lien était expiré\u00a0: continuer')
  expect(goOn).toHaveBeenCalledOnce()
  await arrive()
  expect(tab.location.replace).toHaveBeenCalledOnce()
})

test('what goes on is said before the provider is disconnected', async () => {
  server.configuration = ready
  await show()
  await press('Déconnecter')
  await arrive()
  expect(text()).toContain('Ce qui a été payé pourra encore être remboursé.')
  expect(server.asked).toEqual(['GET :id'])
  await press('Déconnecter')
  await arrive()
  expect(server.asked).toContain('DELETE paymentaccount')
  expect(buttons('Connecter Stripe')).toHaveLength(1)
})

test('the terminal says with which provider it can be connected', async () => {
  await show()
  const button = buttons('Connecter un terminal')[0]!
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe(
    'Seulement avec Square',
  )
})

test('Chase is shown with its account and its state, and nothing can be pressed', async () => {
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
  const cards = [...document.querySelectorAll('li')]
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
  expect(server.asked).toEqual(['GET :id'])
})

test('without an account at Chase there is no card of it', async () => {
  await show()
  expect(text()).not.toContain('Chase')
})
