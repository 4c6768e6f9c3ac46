import * as contract from '@guichet/contract/office/find-office.ts'
import { handle } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { viewBusiness } from '../ticket-office/public.ts'
import { findOffers } from './find-offers.ts'

/** Public page of a business: its profile and what it sells. */
export const findOffice = handle(contract.findOffice, async (ctx) => ({
  business: await viewBusiness(ctx.db, ctx.tenantId),
  today: localDateOf(ctx.now, ctx.timeZone),
  offers: await findOffers(ctx),
}))
