import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/timetables/copy-week.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { addDays } from '../../platform/values/zoned-time.ts'
import { lockTimed } from '../../resources/public.ts'
import { closeOccurrences, endWhenEmpty } from '../close-occurrences.db.ts'
import { daysBetween } from '../occurrences.rules.ts'
import { occurrencesIn, writeAll, type Publication } from '../publication.ts'
import { kindOfItem, lockItems, nextVersion, type ItemKind } from '../series.db.ts'
import { settleSold, sizeResources } from '../settle-sold.ts'
import { standingSlots } from '../standing-slots.db.ts'
import { copiedWeek } from './copied-series.db.ts'
import { copyOnto, type Onto, type Standing } from './copied-week.rules.ts'
import { assertCopiable, assertFree, draftOf, itemsIn } from './copies.ts'

type Week = Body<typeof contract.validateWeekCopy>
type WeekPlan = { publications: Publication[]; there: Standing[] }

/** Publications of the copied week, and occurrences of the same items in the target week. */
async function planWeek(
  ctx: Ctx,
  { fromMonday, toMonday, itemPublicIds }: Week,
): Promise<WeekPlan> {
  const publications = await copiedWeek(ctx.db, ctx.tenantId, {
    itemIds: itemPublicIds,
    from: fromMonday,
    shift: daysBetween(fromMonday, toMonday),
  })
  assertCopiable(ctx, publications, publications.length ? 'toMonday' : 'fromMonday')
  const week = { from: toMonday, to: addDays(toMonday, 6) }
  return { publications, there: await standingSlots(ctx, itemsIn(publications), week) }
}

const countOf = (publications: readonly Publication[]) =>
  publications.reduce((sum, item) => sum + occurrencesIn(item), 0)
const outcomeOf = (planned: readonly Publication[], { publications, closed, kept }: Onto) => ({
  skipped: countOf(planned) - countOf(publications),
  closed: closed.length,
  kept,
})

export const validateWeekCopy = handle(contract.validateWeekCopy, async (ctx, { body }) => {
  for (const id of body.itemPublicIds) await kindOfItem(ctx.db, ctx.tenantId, id)
  const { publications, there } = await planWeek(ctx, body)
  const choices = contract.onExistingChoices.map((choice) => {
    const onto = copyOnto(publications, there, choice)
    return [
      choice,
      { occurrences: countOf(onto.publications), ...outcomeOf(publications, onto) },
    ] as const
  })
  return {
    ...(await draftOf(ctx, publications)),
    existing: there.length,
    choices: Object.fromEntries(choices) as Reply<typeof contract.validateWeekCopy>['choices'],
  }
})

/**
 * Copies a week. No sold place is closed: replaced occurrences have no sales when they are planned,
 * and `settleSold` rolls the copy back when a sale was made since.
 */
export const copyWeek = handle(contract.copyWeek, async (ctx, { body }) => {
  await lockWeek(ctx, body)
  const { publications, there } = await planWeek(ctx, body)
  const { onExisting = body.acceptConflicts ? 'add' : undefined } = body
  if (!onExisting) await assertFree(ctx, publications)
  const onto = copyOnto(publications, there, onExisting ?? 'add')
  if (onto.publications.length === 0)
    throw fieldProblem('onExisting', 'nothingToCopy', ctx.language)
  await closeReplaced(ctx, onto.closed, body.toMonday)
  const { published, gains } = await writeAll(ctx, onto.publications, () => 'toMonday', {
    copiedWeek: body.fromMonday,
    ...(onExisting && { onExisting }),
  })
  const losses = onto.closed.flatMap(({ slot }) =>
    slot ? [{ slotId: slot.id, delta: -slot.quantity }] : [],
  )
  await settleSold(ctx, { slots: summed([...losses, ...gains]), rentals: null }, [], {})
  return { ...published, ...outcomeOf(publications, onto) }
})

type Choice = Pick<Body<typeof contract.copyWeek>, 'itemPublicIds' | 'onExisting'>
/**
 * Locks the items, both kinds in the order of their ids, before either week is read. Equipment is
 * sold under the lock of its sizes, so these are locked too when it may be closed.
 */
async function lockWeek(
  { db, tenantId }: Ctx,
  { itemPublicIds, onExisting }: Choice,
): Promise<void> {
  const ids: Record<ItemKind, string[]> = { activity: [], rental_type: [] }
  for (const id of itemPublicIds) ids[await kindOfItem(db, tenantId, id)].push(id)
  for (const kind of ['activity', 'rental_type'] as const)
    if (ids[kind].length) await lockItems(db, tenantId, kind, ids[kind])
  if (onExisting === 'replace' && ids.rental_type.length)
    await lockTimed(db, tenantId, await sizeResources(db, tenantId, ids.rental_type))
}

/** Closes the replaced occurrences, with an audit line for each of their series. */
async function closeReplaced(
  ctx: Ctx,
  closed: readonly Standing[],
  replacedWeek: string,
): Promise<void> {
  const { db, tenantId } = ctx
  await closeOccurrences(ctx, closed, { isException: true })
  const series = [...Map.groupBy(closed, ({ timetableId }) => timetableId)]
  for (const [timetableId, { length: occurrences }] of series.sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    await nextVersion(db, tenantId, timetableId)
    await endWhenEmpty(db, tenantId, timetableId)
    await ctx.audit('timetable.removed', 'timetable', timetableId, {
      facts: { scope: 'week', date: replacedWeek, occurrences, sold: 0 },
    })
  }
}

function summed(changes: readonly { slotId: string; delta: number }[]) {
  const bySlot = Map.groupBy(changes, ({ slotId }) => slotId)
  return [...bySlot].map(([slotId, own]) => ({
    slotId,
    delta: own.reduce((sum, { delta }) => sum + delta, 0),
  }))
}
