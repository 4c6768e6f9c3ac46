import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Activity, TicketType } from '../orders/cart-line.ts'
import { campaignPicture } from '../pictures/draw-pictures.ts'
import { addProduct } from './add-product.ts'
import { iso } from './calendar.ts'
import { bilingual, type ActivityPlan } from './kinds-of-business.ts'
import type { Business } from './make-business.ts'
import type { Donation, Pass } from './make-shelf.ts'

type Kind = 'daily_ticket' | 'season_pass' | 'donation'
type MadeActivity = {
  activityId: string
  kind: Kind
  scheduling: ActivityPlan['scheduling']
  active: boolean
  validFor: string | null
  types: readonly { title: Bilingual; cents: number }[]
}

/**
 * Activities with day tickets and passes, then donation campaigns. They are on sale from the first
 * day of the demo data.
 */
export function makeCatalogue(business: Business): {
  activities: Activity[]
  passes: Pass[]
  donations: Donation[]
} {
  const passes: Pass[] = []
  const donations: Donation[] = []
  const { plan } = business
  const activities = plan.activities.map((activity, position): Activity => {
    const id = addActivity(business, position, activity)
    const { categoryId, types } = addCategory(business, {
      ...activity,
      activityId: id,
      kind: 'daily_ticket',
    })
    if (activity.passes)
      passes.push(
        ...addPasses(business, id, activity.passes).map((pass) => ({
          ...pass,
          category: activity.name,
        })),
      )
    return { id, categoryId, plan: activity, types }
  })
  plan.campaigns.forEach((campaign, i) => {
    const activityId = addActivity(business, plan.activities.length + i, {
      ...campaign,
      picture: campaignPicture,
      tags: [],
    })
    const { types } = addCategory(business, {
      activityId,
      kind: 'donation',
      scheduling: 'Anytime',
      active: true,
      validFor: null,
      types: campaign.amounts.map((cents) => ({
        title: bilingual(`Don de ${cents / 100} $`, `$${cents / 100} donation`),
        cents,
      })),
    })
    donations.push(...types.map((type) => ({ type, category: campaign.name })))
  })
  return { activities, passes, donations }
}

function addActivity(
  { id: tenant_id, calendar, random, sheet, pictures }: Business,
  position: number,
  { name, picture, message, tags }: Pick<ActivityPlan, 'name' | 'picture' | 'message' | 'tags'>,
): string {
  const id = random.id(calendar.at(calendar.first, '09:00'))
  sheet.add('activity', {
    tenant_id,
    id,
    position,
    name,
    message: message && { fr: `<p>${message.fr}</p>`, en: `<p>${message.en}</p>` },
    tags,
    image_id: pictures.pictureOf(picture),
  })
  return id
}

function addCategory(
  { id: tenant_id, calendar, random, sheet }: Business,
  { activityId, kind, scheduling, active, validFor, types }: MadeActivity,
): { categoryId: string; types: TicketType[] } {
  const atMs = calendar.at(calendar.first, '09:00')
  const id = random.id(atMs)
  const { beginsMs: opens, endsMs: ends } = seasonOf(calendar)
  sheet.add('activity_category', {
    tenant_id,
    id,
    activity_id: activityId,
    kind,
    scheduling,
    active,
    valid_for: validFor,
    sale_begins_at: iso(opens),
    sale_ends_at: iso(ends),
    valid_begins_at: kind === 'season_pass' ? iso(opens) : null,
    valid_ends_at: kind === 'season_pass' ? iso(ends) : null,
  })
  const made = types.map(({ title, cents }, position): TicketType => {
    const productId = random.id(atMs)
    addProduct(sheet, {
      tenant_id,
      id: productId,
      kind,
      title,
      position,
      price_cents: cents,
      activity_category_id: id,
    })
    return { id: productId, title, cents }
  })
  return { categoryId: id, types: made }
}

const seasonOf = (calendar: Business['calendar']) => ({
  beginsMs: calendar.at(calendar.first, '00:00'),
  endsMs: calendar.at(calendar.last, '00:00') - 1,
})

function addPasses(
  business: Business,
  activityId: string,
  passes: NonNullable<ActivityPlan['passes']>,
): Omit<Pass, 'category'>[] {
  const { id: tenant_id, calendar, random, sheet } = business
  const { types } = addCategory(business, {
    activityId,
    kind: 'season_pass',
    scheduling: 'Anytime',
    active: true,
    validFor: null,
    types: passes,
  })
  types.forEach(({ id }, i) =>
    passes[i]!.holders.forEach(({ label, optional, wantsPicture }, position) =>
      sheet.add('identification', {
        tenant_id,
        id: random.id(calendar.at(calendar.first, '09:00')),
        product_id: id,
        position,
        label,
        optional,
        wants_picture: wantsPicture,
      }),
    ),
  )
  return types.map((type, i) => ({ type, season: seasonOf(calendar), holders: passes[i]!.holders }))
}
