// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { ProviderTab } from './provider-tab.tsx'
import type { PaymentConfiguration } from './provider.rules.ts'
import { nothingConnected } from './sample-configuration.ts'
import { SquareRedirectScreen } from './square-redirect.screen.tsx'
import type { Terminal } from './terminal/terminal.rules.ts'
import { TerminalScreen } from './terminal/terminal.screen.tsx'

type Answer = (body: unknown) => unknown
const server = vi.hoisted(() => ({
  answers: {} as Record<string, (body: unknown) => unknown>,
  asked: [] as string[],
  navigate: [] as unknown[],
}))
vi.mock('../kit/layout/notify.tsx', () => ({ notifySuccess: vi.fn(), notifyError: vi.fn() }))
vi.mock('../kit/layout/links.tsx', () => ({
  ButtonLink: ({ children, to }: { children: ReactNode; to: string }) => (
    <a href={to}>{children}</a>
  ),
  AnchorLink: ({ children, to }: { children: ReactNode; to: string }) => (
    <a href={to}>{children}</a>
  ),
}))
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => async (to: unknown) => {
    server.navigate.push(to)
  },
}))
vi.mock('../kit/api/call.ts', () => ({
  call: async ({ method, path }: { method: string; path: string }, { body }: { body: unknown }) => {
    const name = `${method} ${path.split('/').at(-1)}`
    server.asked.push(name)
    await new Promise((arrived) => setTimeout(arrived))
    const reply = await server.answers[name]!(body)
    if (reply instanceof Error) throw reply
    return reply
  },
}))

const none: PaymentConfiguration = { ...nothingConnected, offered: ['Stripe', 'Square'] }
const ready: PaymentConfiguration = {
  ...none,
  paymentService: 'Square',
  paymentAccountId: 'ML1',
  isReadyToReceivePayment: true,
  hasAcceptedNewPermissionScopesForSquare: true,
  registration: 'ready',
}
const noTerminal: Terminal = {
  state: 'none',
  code: null,
  codeEndsDateTimeUtc: null,
  terminalId: null,
}
const waiting: Terminal = {
  ...noTerminal,
  state: 'waiting',
  code: 'ABCDEF',
  codeEndsDateTimeUtc: new Date(Date.now() + 300_000).toISOString(),
}
const paired: Terminal = { ...noTerminal, state: 'paired', terminalId: '77' }

let root: Root
const tab = { opener: null, closed: false, close: vi.fn(), location: { replace: vi.fn() } }
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.clearAllMocks()
  vi.stubGlobal('open', () => ({
    ...tab,
    document: document.implementation.createHTMLDocument(),
  }))
  Object.assign(server, { asked: [], navigate: [] })
  landOn('')
  answers({ 'GET :id': none })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
/** What the server answers by method and end of path: a reply, a problem, or what makes one. */
function answers(given: Record<string, object>) {
  server.answers = Object.fromEntries(
    Object.entries(given).map(([name, reply]) => [
      name,
      typeof reply === 'function' ? (reply as Answer) : () => reply,
    ]),
  )
}
const landOn = (search: string) =>
  window.history.replaceState(null, '', `/square/payment-account/redirect${search}`)
/** Turns of the event loop, not a time: a busy machine takes as many. */
const arrive = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((next) => setTimeout(next))
  })
async function show(screen: ReactNode) {
  await act(async () =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={new QueryClient()}>
          <MantineProvider env="test">
            <BusinessContext value={sampleBusiness}>{screen}</BusinessContext>
          </MantineProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
  await arrive()
}
const tabOfProvider = <ProviderTab registration={undefined} onGoOn={() => {}} />
const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)
const press = async (name: string) => {
  await act(async () => buttons(name).at(-1)!.click())
  await arrive()
}
const text = () => document.body.textContent
const box = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!
const times = (name: string) => server.asked.filter((each) => each === name).length

test('Square is begun once its page was asked for, and can be given up', async () => {
  answers({ 'GET :id': none, 'POST paymentaccount': { oAuthUrl: 'https://square.test/a' } })
  await show(tabOfProvider)
  await press('Connecter Square')
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://square.test/a')
  expect(text()).toContain('Inscription commencée')
  expect(buttons('Connecter Stripe')).toHaveLength(0)
  await press('Renoncer à connecter Square')
  expect(buttons('Connecter Stripe')).toHaveLength(1)
})

test('new permissions are asked for, and nothing that needs them is offered meanwhile', async () => {
  answers({ 'GET :id': { ...ready, hasAcceptedNewPermissionScopesForSquare: false } })
  await show(tabOfProvider)
  expect(buttons('Accepter les nouvelles permissions')).toHaveLength(1)
  expect(box()).toBeNull()
  expect(buttons('Connecter un terminal')[0]!.getAttribute('aria-disabled')).toBe('true')
})

test('the catalogue is written before sales name it; where that fails the box is as before', async () => {
  answers({
    'GET :id': ready,
    'PUT catalogconnection': { ...ready, isCatalogConnectionEnabled: true },
  })
  const failure = Promise.withResolvers<ApiError>()
  server.answers['POST catalogitem'] = () => failure.promise
  await show(tabOfProvider)
  await act(async () => box().click())
  expect(box().checked).toBe(true)
  const detail = 'Le fournisseur de paiement ne répond pas.'
  failure.resolve(new ApiError('ProviderAway', { detail }))
  await arrive()
  expect(box().checked).toBe(false)
  expect(text()).toContain('Le fournisseur de paiement ne répond pas.')
  expect(times('PUT catalogconnection')).toBe(0)
  server.answers['POST catalogitem'] = () => ({ items: 3 })
  await act(async () => {
    box().click()
    box().click()
  })
  await arrive()
  expect(box().checked).toBe(true)
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect([times('POST catalogitem'), times('PUT catalogconnection')]).toEqual([2, 1])
})

test('what Square brought back is sent once and leaves the address', async () => {
  landOn('?code=c&state=s')
  const sent = vi.fn((_body: unknown) => ready)
  answers({ 'POST redirect': sent })
  await show(<SquareRedirectScreen />)
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    code: 'c',
    state: 's',
    collaboratorPublicId: sampleBusiness.publicId,
  })
  expect(window.location.search).toBe('')
  expect(text()).toContain('Square est connecté')
  expect(document.querySelector('a[href="/"]')!.textContent).toBe('Retour à l’accueil')
})

test('without what Square brings there is nothing to do but go home', async () => {
  await show(<SquareRedirectScreen />)
  expect(server.navigate[0]).toEqual({ to: '/', replace: true })
  expect(server.asked).toEqual([])
})

test('an authorization that does not count says so; a lost network may be tried again', async () => {
  landOn('?code=c&state=s')
  answers({ 'POST redirect': new ApiError('Unreachable') })
  await show(<SquareRedirectScreen />)
  expect(text()).toContain('Square n’a pas pu être connecté')
  server.answers['POST redirect'] = () =>
    new ApiError('AuthorizationInvalid', { detail: 'Recommencez la connexion.' })
  await press('Réessayer')
  expect(text()).toContain('Recommencez la connexion.')
  expect(buttons('Réessayer')).toHaveLength(0)
})

test('a terminal is paired by its code, and let go', async () => {
  answers({
    'GET :id': ready,
    'GET terminal': noTerminal,
    'POST terminal': waiting,
    'POST check': waiting,
    'DELETE terminal': noTerminal,
  })
  await show(<TerminalScreen />)
  await press('Connecter un terminal')
  expect(text()).toContain('ABCDEF')
  expect(document.activeElement!.textContent).toContain('ABCDEF')
  expect(buttons('Demander un autre code')).toHaveLength(0)
  server.answers['POST check'] = () => paired
  await press('Vérifier le terminal')
  expect(text()).toContain('Le terminal est connecté.')
  await press('Déconnecter le terminal')
  await press('Déconnecter le terminal')
  expect(times('DELETE terminal')).toBe(1)
  expect(text()).toContain('Aucun terminal n’est connecté.')
})

test('a code whose time is over makes room for another', async () => {
  const over = { ...waiting, codeEndsDateTimeUtc: '2026-01-01T00:00:00Z' }
  answers({ 'GET :id': ready, 'GET terminal': over, 'POST check': over, 'POST terminal': waiting })
  await show(<TerminalScreen />)
  expect(text()).toContain('Ce code ne sert plus.')
  expect(text()).not.toContain('ABCDEF')
  await press('Demander un autre code')
  expect(text()).toContain('ABCDEF')
})

test('without Square, the page of the terminal says what is missing', async () => {
  answers({ 'GET :id': none, 'GET terminal': noTerminal })
  await show(<TerminalScreen />)
  expect(text()).toContain('Connectez Square')
  expect(buttons('Connecter un terminal')).toHaveLength(0)
})
