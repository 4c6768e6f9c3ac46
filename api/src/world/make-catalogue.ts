import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { ActivityPlan } from './kinds-of-business.ts'
import type { Business } from './make-business.ts'

export type TicketType = { id: string; title: Bilingual; cents: number }
export type Activity = { id: string; plan: ActivityPlan; types: readonly TicketType[] }

/** Activities, each with a category of day tickets and its ticket types. */
export function makeCatalogue({ id: tenant_id, plan, calendar, random, sheet }: Business): Activity[] {
  const atMs = calendar.at(calendar.first, '09:00')
  return plan.activities.map((activity, position): Activity => {
    const id = random.id(atMs)
    const categoryId = random.id(atMs)
    sheet.add('activity', { tenant_id, id, position, name: activity.name, message: activity.message, tags: activity.tags })
    sheet.add('activity_category', { tenant_id, id: categoryId, activity_id: id, kind: 'daily_ticket', scheduling: activity.scheduling, active: activity.active, valid_for: activity.validFor })
    const types = activity.types.map(({ title, cents }, place): TicketType => {
      const productId = random.id(atMs)
      sheet.add('product', { tenant_id, id: productId, kind: 'daily_ticket', title, position: place, price_cents: cents, activity_category_id: categoryId })
      return { id: productId, title, cents }
    })
    return { id, plan: activity, types }
  })
}
