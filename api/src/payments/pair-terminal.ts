import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/payments/pair-terminal.ts'
import { businessOf } from '../businesses/public.ts'
import type { Db } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx, type GuardedCtx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { accountAndAccess, accountInUse, type PaymentAccount } from './payment-accounts.db.ts'
import { hasRequestedScopes } from './payment-configuration.view.ts'
import { answerOf } from './provider-answer.ts'
import type { PaymentProviders } from './providers.ts'

type Deps = { providers: PaymentProviders }
type View = Reply<typeof contract.getTerminal>

function viewTerminal(account: PaymentAccount | undefined): View {
  if (account?.terminal_ref)
    return {
      state: 'paired',
      code: null,
      codeEndsDateTimeUtc: null,
      terminalId: account.terminal_ref,
    }
  return {
    state: account?.pairing_code ? 'waiting' : 'none',
    code: account?.pairing_code ?? null,
    codeEndsDateTimeUtc: account?.pairing_ends_at ?? null,
    terminalId: null,
  }
}

export const getTerminal = handle(contract.getTerminal, async ({ db, tenantId }) =>
  viewTerminal(await accountInUse(db, tenantId)),
)

/** @throws PaymentsNotReady unless the account may have a terminal */
async function readyAccount({ inBusiness, tenantId }: GuardedCtx, { providers }: Deps) {
  const known = await inBusiness('read', async ({ db, now }) => {
    const found = await accountAndAccess(db, tenantId)
    const business = await businessOf(db, tenantId)
    return found && { ...found, now, business: business.name.fr }
  })
  const provider = known && providers[known.account.provider]
  if (!known?.account.is_ready || !provider?.terminals) throw apiError('PaymentsNotReady')
  if (!hasRequestedScopes(known.account, provider)) throw apiError('PaymentsNotReady')
  return { ...known, terminals: provider.terminals }
}

export const pairTerminal = (deps: Deps) =>
  handle(contract.pairTerminal, async (ctx) => {
    const { account, access, terminals, business, now } = await readyAccount(ctx, deps)
    const isRunning = account.pairing_ends_at !== null && account.pairing_ends_at > now
    if (account.terminal_ref || isRunning) return viewTerminal(account)
    const pairing = await answerOf(terminals.pair(access, `Guichet – ${business}`, newId()))
    return change(ctx, account.id, 'payments.terminal_pairing', {
      pairing_ref: pairing.ref,
      pairing_code: pairing.code,
      pairing_ends_at: pairing.endsAt,
    })
  })

export const checkTerminal = (deps: Deps) =>
  handle(contract.checkTerminal, async (ctx) => {
    const { account, access, terminals } = await readyAccount(ctx, deps)
    if (!account.pairing_ref) return viewTerminal(account)
    const terminal = await answerOf(terminals.readPairing(access, account.pairing_ref))
    if (!terminal) return viewTerminal(account)
    return change(ctx, account.id, 'payments.terminal_paired', {
      ...noPairing,
      terminal_ref: terminal,
    })
  })

const noPairing = { pairing_ref: null, pairing_code: null, pairing_ends_at: null }

const change = (
  { inBusiness }: GuardedCtx,
  id: string,
  code: AuditAction,
  columns: Parameters<typeof update>[3],
): Promise<View> =>
  inBusiness('write', async ({ db, audit, tenantId }) => {
    await update(db, tenantId, id, columns)
    await record(audit, tenantId, code)
    return viewTerminal(await accountInUse(db, tenantId))
  })

type Columns = Partial<
  Pick<PaymentAccount, 'terminal_ref' | 'pairing_ref' | 'pairing_code' | 'pairing_ends_at'>
>
const update = (db: Db, tenantId: string, id: string, columns: Columns) =>
  updateRows(db, tenantId, 'payment_account').set(columns).where('id', '=', id).execute()
const record = (audit: Ctx['audit'], tenantId: string, code: AuditAction) =>
  audit(code, 'business', tenantId)

export const disconnectTerminal = handle(
  contract.disconnectTerminal,
  async ({ db, audit, tenantId }) => {
    const account = await accountInUse(db, tenantId)
    if (!account || (!account.terminal_ref && !account.pairing_ref)) throw apiError('NotFound')
    await update(db, tenantId, account.id, { ...noPairing, terminal_ref: null })
    await record(audit, tenantId, 'payments.terminal_disconnected')
    return viewTerminal(await accountInUse(db, tenantId))
  },
)
