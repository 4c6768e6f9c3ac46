import * as contract from '@guichet/contract/orders/sale/read-request.ts'
import {
  activityExists,
  nameableSellables,
  whyNotSold,
  type Sellable,
} from '../../../activities/public.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import { handle } from '../../../platform/http/contexts.ts'
import { mustGet } from '../../../platform/values/must.ts'
import { localDateOf } from '../../../platform/values/zoned-time.ts'
import { sumOf } from '../../../pricing/public.ts'
import { readRequest as readSentence } from './read-request.rules.ts'
import type { Offer } from './request-names.rules.ts'
import { requestedSlots, type SlotsOf, type RequestedLine } from './requested-slots.ts'
import { viewRequested } from './requested.view.ts'

/** Limit of shown readings; beyond it, typing more words is faster. */
const mostCandidates = 8

/** Reads a request with the places that are left. Nothing is written or held. */
export const readRequest = handle(contract.readRequest, async (ctx, { body }) => {
  const { db, now, tenantId, timeZone } = ctx
  const preferred = body.activityPublicId
  if (preferred && !(await activityExists(db, tenantId, preferred))) throw apiError('NotFound')
  const types = oncePerModel(await nameableSellables(db, tenantId))
  const byId = new Map(types.map((type) => [type.id, type]))
  const { lines, unclear } = readSentence(body.text, {
    offers: types.map((type) => offerOf(type, now)),
    today: localDateOf(now, timeZone),
    preferredGroupId: preferred ?? null,
  })
  const wanted = lines.map((line): RequestedLine => ({
    ...line,
    candidates: line.productIds.slice(0, mostCandidates).map((id) => mustGet(byId, id)),
  }))
  const slotsOf = await requestedSlots(ctx, wanted, body.date ?? null)
  const view = (type: Sellable, line: RequestedLine) =>
    viewRequested(type, line, {
      now,
      ...slotsOf(type, line),
      places: placesFor(type, line, { wanted, slotsOf }),
    })
  const isClear = ({ candidates }: RequestedLine) => candidates.length === 1
  return {
    lines: wanted.filter(isClear).map((line) => view(line.candidates[0]!, line)),
    ambiguous: wanted
      .filter((line) => !isClear(line))
      .map((line) => ({
        words: line.words,
        candidates: line.candidates.map((type) => view(type, line)),
      })),
    unclear,
  }
})

/** Leaves one offer per equipment model, as the duration is chosen later. */
function oncePerModel(types: readonly Sellable[]): Sellable[] {
  const models = new Set<string>()
  return types.filter(({ rental_type_id: model }) => {
    if (model === null) return true
    const isNew = !models.has(model)
    models.add(model)
    return isNew
  })
}

const offerOf = (type: Sellable, now: string): Offer => ({
  productId: type.id,
  kind: type.kind,
  title: type.title,
  groupId: type.activity_id ?? type.rental_category_id ?? type.lodging_type_id,
  groupTitle: type.category_title,
  isOnSale: whyNotSold(type, now) === null,
  codes: [type.code, type.barcode].filter((code) => code !== null),
})

type Others = { wanted: readonly RequestedLine[]; slotsOf: SlotsOf }
/** Places that a line needs, including those of other lines for the same slot. */
function placesFor(type: Sellable, line: RequestedLine, { wanted, slotsOf }: Others): number {
  const { day } = slotsOf(type, line)
  const beside = wanted.filter((other) => {
    const [only, another] = other.candidates
    return (
      another === undefined &&
      only!.activity_id === type.activity_id &&
      slotsOf(only!, other).day === day &&
      other.time?.at === line.time?.at
    )
  })
  return sumOf([...new Set([...beside, line])].map(({ quantity }) => quantity))
}
