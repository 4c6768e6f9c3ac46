import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { arrive, pressTwice, renderScreen } from '../../test/render-screen.tsx'
import { ApiError } from '../kit/api/api-error.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { ProviderTab } from './provider-tab.tsx'
import type { PaymentConfiguration } from './provider.rules.ts'
import { nothingConnected } from './sample-configuration.ts'
import { SquareRedirectScreen } from './square-redirect.screen.tsx'
import type { Terminal } from './terminal/terminal.rules.ts'
import { TerminalScreen } from './terminal/terminal.screen.tsx'

type Answer = (body: unknown) => unknown
const server = { answers: {} as Record<string, Answer>, asked: [] as string[] }

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

const tab = { opener: null, closed: false, close: vi.fn(), location: { replace: vi.fn() } }
beforeEach(() => {
  vi.stubGlobal('open', () => ({
    ...tab,
    document: document.implementation.createHTMLDocument(),
  }))
  server.asked = []
  answerCalls(async ({ method, path }, { body }) => {
    const name = `${method} ${path.split('/').at(-1)}`
    server.asked.push(name)
    await new Promise((arrived) => setTimeout(arrived))
    const reply = await server.answers[name]!(body)
    if (reply instanceof Error) throw reply
    return reply
  })
  landOn('')
  answers({ 'GET :id': none })
})
/** Responses of the server by method and end of path: a reply, a problem, or a function. */
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
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
async function show(screen: ReactNode) {
  await renderScreen(<StrictMode>{screen}</StrictMode>, { router })
  await arrive()
}
const tabOfProvider = <ProviderTab registration={undefined} onGoOn={() => {}} />
const buttons = (name: string) => screen.queryAllByRole('button', { name })
const press = async (name: string) => {
  fireEvent.click(buttons(name).at(-1)!)
  await arrive()
}
const text = () => document.body.textContent
const box = () => screen.queryByRole<HTMLInputElement>('checkbox')!
const times = (name: string) => server.asked.filter((each) => each === name).length

test('connecting Square starts when its page is requested, and can be cancelled', async () => {
  answers({ 'GET :id': none, 'POST paymentaccount': { oAuthUrl: 'https://square.test/a' } })
  await show(tabOfProvider)
  await press('Connecter Square')
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://square.test/a')
  expect(text()).toContain('Inscription commencée')
  expect(buttons('Connecter Stripe')).toHaveLength(0)
  await press('Renoncer à connecter Square')
  expect(buttons('Connecter Stripe')).toHaveLength(1)
})

test('new permissions are requested, and features that need them are not offered before', async () => {
  answers({ 'GET :id': { ...ready, hasAcceptedNewPermissionScopesForSquare: false } })
  await show(tabOfProvider)
  expect(buttons('Accepter les nouvelles permissions')).toHaveLength(1)
  expect(box()).toBeNull()
  expect(buttons('Connecter un terminal')[0]!.getAttribute('aria-disabled')).toBe('true')
})

test('the catalogue is created before sales refer to it; on failure the checkbox is unchanged', async () => {
  answers({
    'GET :id': ready,
    'PUT catalogconnection': { ...ready, isCatalogConnectionEnabled: true },
  })
  const failure = Promise.withResolvers<ApiError>()
  server.answers['POST catalogitem'] = () => failure.promise
  await show(tabOfProvider)
  fireEvent.click(box())
  expect(box().checked).toBe(true)
  const detail = 'Le fournisseur de paiement ne répond pas.'
  failure.resolve(new ApiError('ProviderAway', { detail }))
  await arrive()
  expect(box().checked).toBe(false)
  expect(text()).toContain('Le fournisseur de paiement ne répond pas.')
  expect(times('PUT catalogconnection')).toBe(0)
  server.answers['POST catalogitem'] = () => ({ items: 3 })
  await pressTwice(box())
  await arrive()
  expect(box().checked).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  expect([times('POST catalogitem'), times('PUT catalogconnection')]).toEqual([2, 1])
})

test('parameters from Square are sent once and removed from the address', async () => {
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
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/')
})

test('without parameters from Square, the page redirects home', async () => {
  const navigate = vi.spyOn(router, 'navigate')
  await show(<SquareRedirectScreen />)
  expect(navigate.mock.calls[0]).toMatchObject([{ to: '/', replace: true }])
  expect(server.asked).toEqual([])
})

test('an invalid authorization shows an error; after a lost network it can be retried', async () => {
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

test('a terminal is paired by its code, and disconnected', async () => {
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

test('an expired code can be replaced', async () => {
  const over = { ...waiting, codeEndsDateTimeUtc: '2026-01-01T00:00:00Z' }
  answers({ 'GET :id': ready, 'GET terminal': over, 'POST check': over, 'POST terminal': waiting })
  await show(<TerminalScreen />)
  expect(text()).toContain('Ce code ne sert plus.')
  expect(text()).not.toContain('ABCDEF')
  await press('Demander un autre code')
  expect(text()).toContain('ABCDEF')
})

test('without Square, the terminal page says what is missing', async () => {
  answers({ 'GET :id': none, 'GET terminal': noTerminal })
  await show(<TerminalScreen />)
  expect(text()).toContain('Connectez Square')
  expect(buttons('Connecter un terminal')).toHaveLength(0)
})
