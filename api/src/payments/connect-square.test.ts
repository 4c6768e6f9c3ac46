import {
  completeSquare,
  createCatalogItems,
  setCatalogConnection,
} from '@guichet/contract/payments/connect-square.ts'
import {
  disconnectPayments,
  getPaymentConfiguration,
} from '@guichet/contract/payments/connect-stripe.ts'
import { checkTerminal, pairTerminal } from '@guichet/contract/payments/pair-terminal.ts'
import { expect, test } from 'vitest'
import {
  authorized,
  connectToSquare,
  pairATerminal,
  useSquareServer,
} from '../../test/factories/local-square.ts'
import { settled } from '../../test/factories/local-stripe.ts'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'

const server = useSquareServer()
const configurationOf = async (staff: Staff) =>
  (await send(server, staff, getPaymentConfiguration, { params: { id: staff.tenantId } })).body
type Brought = { code: string; state: string }
const complete = (staff: Staff, { code, state }: Brought) =>
  send(server, staff, completeSquare, {
    body: { code, state, collaboratorPublicId: staff.tenantId },
  })

test('the redirect from Square is accepted once', async () => {
  const staff = await aBusiness(server)
  const brought = await authorized(server, staff)
  const answers = await Promise.all([1, 2, 3, 4].map(() => complete(staff, brought)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  expect((await complete(staff, brought)).body.type).toBe('AuthorizationInvalid')
  expect(await configurationOf(staff)).toMatchObject({
    paymentService: 'Square',
    paymentAccountId: brought.merchantId,
    registration: 'ready',
    hasAcceptedNewPermissionScopesForSquare: true,
    isCatalogConnectionEnabled: false,
    connectedTerminalId: null,
    offered: ['Square'],
  })
})

test('another person cannot complete an authorization, nor can anybody after ten minutes', async () => {
  const [staff, stranger] = [await aBusiness(server), await aBusiness(server)]
  const brought = await authorized(server, staff)
  expect((await complete(stranger, brought)).body.type).toBe('AuthorizationInvalid')
  const forged = { ...brought, state: `${brought.state.slice(0, -4)}AAAA` }
  expect((await complete(staff, forged)).body.type).toBe('AuthorizationInvalid')
  const wrongCode = { ...brought, code: 'sq0cgp-unknown' }
  expect((await complete(staff, wrongCode)).body.type).toBe('AuthorizationInvalid')
  const late = await authorized(server, staff)
  await server.owner.query('update begun_authorization set expires_at = now()')
  expect((await complete(staff, late)).body.type).toBe('AuthorizationInvalid')
  expect(await configurationOf(staff)).toMatchObject({ paymentService: null })
})

test('tokens are encrypted: the database has none in the clear, and another row cannot decrypt one', async () => {
  const [staff, other] = [await aBusiness(server), await aBusiness(server)]
  await connectToSquare(server, staff)
  await connectToSquare(server, other)
  const { rows } = await server.owner.query<{ access: Buffer; refresh: Buffer }>(
    'select access, refresh from payment_token',
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { access, refresh } of rows)
    for (const sealed of [access, refresh]) {
      expect(sealed.toString('latin1')).not.toMatch(/[\w-]{20}/)
      expect(sealed.length).toBeGreaterThan(40)
    }
  await server.owner.query(
    `update payment_token set access = t.access from payment_token t
      where payment_token.tenant_id = $1 and t.tenant_id = $2`,
    [staff.tenantId, other.tenantId],
  )
  const params = { id: staff.tenantId }
  const { status } = await send(server, staff, pairTerminal, { params, body: {} })
  expect(status).toBe(503)
})

test('an authorization can be used once: another code of the same page is rejected', async () => {
  const staff = await aBusiness(server)
  const brought = await authorized(server, staff)
  const { state, merchantId } = brought
  const other = { state, ...server.provider.square.authorize(state, { merchantId }) }
  expect((await complete(staff, brought)).status).toBe(200)
  expect((await complete(staff, other)).body.type).toBe('AuthorizationInvalid')
})

test('missing permissions are reported, and requested before a terminal', async () => {
  const staff = await aBusiness(server)
  const { merchantId, ...brought } = await authorized(server, staff, {
    scopes: ['MERCHANT_PROFILE_READ', 'PAYMENTS_READ', 'PAYMENTS_WRITE', 'ORDERS_WRITE'],
  })
  expect((await complete(staff, brought)).body).toMatchObject({
    hasAcceptedNewPermissionScopesForSquare: false,
  })
  const params = { id: staff.tenantId }
  for (const call of [pairTerminal, createCatalogItems])
    expect((await send(server, staff, call, { params, body: {} })).body.type).toBe(
      'PaymentsNotReady',
    )
  const granted = await authorized(server, staff, { merchantId })
  expect((await complete(staff, granted)).body).toMatchObject({
    paymentAccountId: merchantId,
    hasAcceptedNewPermissionScopesForSquare: true,
  })
})

test('a token is renewed, and an account with revoked access cannot receive payments', async () => {
  const staff = await aBusiness(server)
  const merchant = await connectToSquare(server, staff)
  const tokens = () =>
    server.owner.query<{ access: Buffer; expires_at: Date }>(
      'select access, expires_at from payment_token where tenant_id = $1',
      [staff.tenantId],
    )
  const before = (await tokens()).rows[0]!
  const renew = () =>
    server.owner.query(
      `update job set run_at = now()
        where kind = 'renew-token' and tenant_id = $1 and ended_at is null`,
      [staff.tenantId],
    )
  await renew()
  await settled(server)
  expect((await tokens()).rows[0]!.access.equals(before.access)).toBe(false)
  expect(await configurationOf(staff)).toMatchObject({ registration: 'ready' })
  server.provider.square.revoke(merchant)
  await settled(server)
  expect(await configurationOf(staff)).toMatchObject({ isReadyToReceivePayment: false })
})

test('the catalogue is written before sales name it', async () => {
  const staff = await aBusiness(server)
  await connectToSquare(server, staff)
  await aCartLine(server, staff)
  const params = { id: staff.tenantId }
  const connect = (isCatalogConnectionEnabled: boolean) =>
    send(server, staff, setCatalogConnection, { params, body: { isCatalogConnectionEnabled } })
  expect((await connect(true)).body.type).toBe('CatalogNotReady')
  const written = await send(server, staff, createCatalogItems, { params, body: {} })
  expect(written.body).toEqual({ items: 1 })
  expect((await connect(true)).body).toMatchObject({ isCatalogConnectionEnabled: true })
  const names = () =>
    server.owner.query('select variation_ref from catalog_entry where tenant_id = $1', [
      staff.tenantId,
    ])
  const first = (await names()).rows
  await send(server, staff, createCatalogItems, { params, body: {} })
  expect((await names()).rows).toEqual(first)
  expect((await connect(false)).body).toMatchObject({ isCatalogConnectionEnabled: false })
})

test('a terminal is paired by its code, which is shown once', async () => {
  const staff = await aBusiness(server)
  await connectToSquare(server, staff)
  const params = { id: staff.tenantId }
  const pair = () => send(server, staff, pairTerminal, { params, body: {} })
  const [first, again] = [await pair(), await pair()]
  expect(again.body.code).toBe(first.body.code)
  const waiting = await send(server, staff, checkTerminal, { params, body: {} })
  expect(waiting.body).toMatchObject({ state: 'waiting', terminalId: null })
  const device = await pairATerminal(server, staff)
  expect(await configurationOf(staff)).toMatchObject({ connectedTerminalId: device })
  await send(server, staff, disconnectPayments, { params })
  expect(await configurationOf(staff)).toMatchObject({ paymentService: null })
  expect(await violations(server.owner)).toEqual([])
})
