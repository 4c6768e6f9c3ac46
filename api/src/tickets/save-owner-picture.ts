import * as contract from '@guichet/contract/tickets/save-owner-picture.ts'
import { dropPictures, fileIdOf } from '../files/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { assertNothingAgainst, lockTicket } from './lock-ticket.db.ts'
import { whyNoPicture } from './owner-picture.rules.ts'
import { viewOwners, type StoredOwner } from './tickets.view.ts'

/**
 * Sets the picture of a holder of a pass. The previous one is deleted, unless another record shows
 * it; the history has the position of the holder, and no personal data.
 */
export const saveOwnerPicture = handle(
  contract.saveOwnerPicture,
  async (ctx, { params: { id }, body: { publicId = id, version, picture, ownerPlace = 0 } }) => {
    const { db, now, language, audit } = ctx
    const { tenantId } = ctx
    if (publicId !== id) throw apiError('NotFound')
    const pass = await lockTicket(ctx, id)
    assertNothingAgainst(pass, whyNoPicture({ ...pass, owners: pass.owners.length }))
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
  },
)

const keepOwners = ({ db, tenantId }: Ctx, id: string, owners: readonly StoredOwner[]) =>
  updateRows(db, tenantId, 'ticket')
    .set((eb) => ({
      owner: JSON.stringify(owners),
      picture_id: owners.find(({ pictureId }) => pictureId)?.pictureId ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
