import type { getFees as endpoint } from '@guichet/contract/businesses/get-fees.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { Handler } from '../platform/contexts.ts'
import { businessOf } from './documents.db.ts'

export const getFees: Handler<typeof endpoint> = async ({ db, actor }) => {
  const { fees } = await businessOf(db, actor.tenantId)
  return {
    feesAppliedToUser: fees.feesAppliedToUser.map(({ kind, rateMilli, cents }) => ({
      kind,
      percent: rateMilli === null ? null : rateMilli / 1000,
      amount: cents === null ? null : toDollars(cents),
    })),
  }
}
