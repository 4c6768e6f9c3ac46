import type { Kind } from '@guichet/contract/kinds.ts'
import * as contract from '@guichet/contract/orders/sale/fit-party.ts'
import { nameableSellables, whyNotSold } from '../../../activities/public.ts'
import type { Db } from '../../../platform/db/db.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import { handle } from '../../../platform/http/contexts.ts'
import { loadCategories } from '../../../rentals/public.ts'
import { fitMember, type PartyOffer } from './fit-party.rules.ts'
import type { TicketType } from './fit-ticket.rules.ts'

/**
 * Fits tickets and equipment to the people of a family or a group. Nothing is written, and no name
 * is required.
 */
export const fitParty = handle(
  contract.fitParty,
  async ({ db, now, tenantId }, { body: { date, tickets, modelPublicIds = [], members } }) => {
    const types = tickets ? await typesOf(db, { tenantId, now, ...tickets }) : null
    const equipment = await requestedEquipment(db, tenantId, modelPublicIds)
    return { members: members.map((member) => fitMember(member, { date, types, equipment })) }
  },
)

type Category = { tenantId: string; now: string; activityPublicId: string; activityCategory: Kind }
/** Ticket types of a category that are on sale. @throws NotFound when it has none at all */
async function typesOf(
  db: Db,
  { tenantId, now, activityPublicId, activityCategory }: Category,
): Promise<TicketType[]> {
  const types = (await nameableSellables(db, tenantId)).filter(
    ({ activity_id: id, kind }) => id === activityPublicId && kind === activityCategory,
  )
  if (types.length === 0) throw apiError('NotFound')
  return types
    .filter((type) => whyNotSold(type, now) === null)
    .map(({ id, title, identifications }) => ({
      productId: id,
      title,
      holders: identifications.length,
    }))
}

/** The requested types by category. @throws NotFound when one does not exist */
async function requestedEquipment(
  db: Db,
  tenantId: string,
  modelIds: readonly string[],
): Promise<PartyOffer['equipment']> {
  if (modelIds.length === 0) return []
  const equipment = (await loadCategories(db, tenantId))
    .map(({ id, name, types }) => ({
      id,
      name,
      models: types.filter((type) => modelIds.includes(type.id)),
    }))
    .filter(({ models }) => models.length > 0)
  const found = equipment.flatMap(({ models }) => models)
  if (found.length < new Set(modelIds).size) throw apiError('NotFound')
  return equipment
}
