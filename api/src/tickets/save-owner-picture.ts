import type { Kind } from '@guichet/contract/kinds.ts'
import type { saveOwnerPicture as endpoint } from '@guichet/contract/tickets/save-owner-picture.ts'
import { sameTenant } from '../database/same-tenant.ts'
import { dropPictures, fileIdOf } from '../files/public.ts'
import { apiError } from '../platform/api-error.ts'
import type { Ctx, Handler } from '../platform/contexts.ts'
import { yieldUnprotected } from '../platform/fault-seams.ts'
import { fieldProblem } from '../platform/field-problem.ts'
import { assertCurrent } from '../platform/versions.ts'
import { lockOrdersOf } from './moving.db.ts'
import { whyNoPicture } from './owner-picture.rules.ts'
import { ownersIn, viewOwners, type StoredOwner } from './tickets.view.ts'

type Pass = { id: string; orderId: string; version: number; owners: StoredOwner[] }

/**
 * Puts a picture on a holder of a pass. The one before leaves the store, unless another record
 * shows it; the history says which holder by its place, and nothing of the person.
 */
export const saveOwnerPicture: Handler<typeof endpoint> = async (
  ctx,
  { params: { id }, body: { publicId = id, version, picture, ownerPlace = 0 } },
) => {
  const { db, now, language, audit } = ctx
  const { tenantId } = ctx.actor
  if (publicId !== id) throw apiError('NotFound')
  const pass = await heldPass(ctx, id)
  const unseen = await assertCurrent(
    db,
    tenantId,
    { subjectId: id, version: pass.version },
    version,
  )
  const owner = pass.owners[ownerPlace]
  if (!owner) throw fieldProblem('ownerPlace', 'invalid', language)
  const before = owner.pictureId
  const pictureId = await fileIdOf(db, tenantId, picture, {
    field: 'picture',
    language,
    now,
    container: 'profiles',
    shape: 'square',
    shown: before ? [before] : [],
  })
  if (pictureId === before)
    return { publicId: id, version: pass.version, owners: viewOwners(pass.owners) }
  const owners = pass.owners.with(ownerPlace, { ...owner, pictureId, picture })
  const saved = await keepOwners(ctx, id, owners)
  await dropPictures(db, tenantId, now, [before])
  await audit('ticket.owner_picture_changed', 'ticket', id, {
    orderId: pass.orderId,
    facts: { fields: ['picture'], ownerPlace, isFirst: before === null, ...unseen },
  })
  return { publicId: id, version: saved.version, owners: viewOwners(owners) }
}

/** @throws NotFound, InvalidTicketTransition with the reason */
async function heldPass({ db, actor: { tenantId } }: Ctx, id: string): Promise<Pass> {
  await lockOrdersOf(db, tenantId, [id])
  const row = await db
    .selectFrom('ticket')
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .select([
      'ticket.order_id',
      'ticket.reference',
      'ticket.version',
      'ticket.voided_at',
      'ticket.owner',
      'order_line.kind',
    ])
    .where('ticket.tenant_id', '=', tenantId)
    .where('ticket.id', '=', id)
    .executeTakeFirstOrThrow()
  await yieldUnprotected('moving-tickets')
  const owners = ownersIn(row.owner)
  const reason = whyNoPicture({
    kind: row.kind as Kind,
    isVoided: row.voided_at !== null,
    owners: owners.length,
  })
  if (reason)
    throw apiError('InvalidTicketTransition', {
      ticketPublicId: id,
      ticketReferenceKey: row.reference,
      reason,
    })
  return { id, orderId: row.order_id, version: row.version, owners }
}

const keepOwners = ({ db, actor: { tenantId } }: Ctx, id: string, owners: readonly StoredOwner[]) =>
  db
    .updateTable('ticket')
    .set((eb) => ({
      owner: JSON.stringify(owners),
      picture_id: owners.find(({ pictureId }) => pictureId)?.pictureId ?? null,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
