import { mostPerLine } from '@guichet/contract/orders/sale/cart.ts'
import type { readRequest as endpoint } from '@guichet/contract/orders/sale/read-request.ts'
import {
  activityExists,
  nameableSellables,
  whyNotSold,
  type Sellable,
} from '../../../activities/public.ts'
import { slotsOfDays, type Slot } from '../../../availability/public.ts'
import { apiError } from '../../../platform/api-error.ts'
import type { Ctx, Handler } from '../../../platform/contexts.ts'
import { localDateOf } from '../../../platform/zoned-time.ts'
import { sumOf } from '../../../pricing/public.ts'
import { readRequest as readSentence, type ReadLine } from './read-request.rules.ts'
import type { Offer } from './request-names.rules.ts'
import { hasSlot, viewRequested } from './requested.view.ts'

/** So many readings of a part are shown; beyond, more words are the shorter way. */
const mostCandidates = 8

/** What a part of the sentence may be, and the day on which it is wanted. */
type Wanted = ReadLine & { candidates: Sellable[]; day: string }
/** The slots of a day of an activity, by both. */
type Days = ReadonlyMap<string, readonly Slot[]>
const dayKey = (activityId: string, day: string) => `${activityId} ${day}`

/** What a sentence asks for, with the places that are left. Nothing is written, nothing is held. */
export const readRequest: Handler<typeof endpoint> = async (ctx, { body }) => {
  const {
    db,
    now,
    actor: { tenantId, timeZone },
  } = ctx
  const preferred = body.activityPublicId
  if (preferred && !(await activityExists(db, tenantId, preferred))) throw apiError('NotFound')
  const types = oncePerModel(await nameableSellables(db, tenantId))
  const byId = new Map(types.map((type) => [type.id, type]))
  const today = localDateOf(now, timeZone)
  const { lines, unclear } = readSentence(body.text, {
    offers: types.map((type) => offerOf(type, now)),
    today,
    preferredGroupId: preferred ?? null,
  })
  const wanted = lines.map((line): Wanted => {
    const candidates = line.productIds.slice(0, mostCandidates).map((id) => byId.get(id)!)
    return { ...line, candidates, day: line.date ?? body.date ?? today }
  })
  const days = await slotsWantedBy(ctx, wanted)
  const view = (type: Sellable, line: Wanted) =>
    viewRequested(type, line, {
      now,
      slots: days.get(dayKey(type.activity_id ?? '', line.day)) ?? [],
      places: placesFor(type, line, wanted),
    })
  const isClear = ({ candidates }: Wanted) => candidates.length === 1
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
}

/** Equipment is named by its model: how long it is rented is chosen afterwards. */
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
})

async function slotsWantedBy(
  { db, actor: { tenantId } }: Pick<Ctx, 'db' | 'actor'>,
  wanted: readonly Wanted[],
): Promise<Days> {
  const asked = new Map<string, { activityId: string; day: string }>()
  for (const line of wanted)
    for (const type of line.candidates)
      if (hasSlot(type, line))
        asked.set(dayKey(type.activity_id!, line.day), {
          activityId: type.activity_id!,
          day: line.day,
        })
  const days = new Map<string, readonly Slot[]>()
  for (const [key, { activityId, day }] of asked)
    days.set(key, await slotsOfDays(db, tenantId, activityId, [day]))
  return days
}

/** The places that a line needs, those of what goes to the same slot among them. */
function placesFor(type: Sellable, line: Wanted, wanted: readonly Wanted[]): number {
  const beside = wanted.filter(
    ({ candidates: [only, another], day, time }) =>
      another === undefined &&
      only!.activity_id === type.activity_id &&
      day === line.day &&
      time?.at === line.time?.at,
  )
  return sumOf(
    [...new Set([...beside, line])].map(({ quantity }) => Math.min(quantity, mostPerLine)),
  )
}
