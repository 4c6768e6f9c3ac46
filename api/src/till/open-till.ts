import * as contract from '@guichet/contract/till/open-till.ts'
import { sql } from 'kysely'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { viewTill } from './till.view.ts'
import { tillSettings, tillsOf } from './tills.db.ts'

const openTills = (db: Ctx['db'], tenantId: string) =>
  tillsOf(db, tenantId).where('till.closed_at', 'is', null)

export const getOwnTill = handle(contract.getOwnTill, async (ctx) => {
  const { db, tenantId, accountId } = ctx
  const open = await openTills(db, tenantId).execute()
  const registers = await selectRows(db, tenantId, 'register')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute()
  const own = open.find((till) => till.opened_by === accountId)
  return {
    till: own ? await viewTill(ctx, own) : null,
    registers: registers.map(({ id, name }) => ({
      publicId: id,
      name,
      heldByName: open.find((till) => till.register_id === id)?.clerk_name ?? null,
    })),
    ...(await tillSettings(db, tenantId)),
  }
})

/** Opens a till, one per register and clerk: of several concurrent calls the first one succeeds. */
export const openTill = handle(contract.openTill, async (ctx, { body }) => {
  const { db, now, tenantId, accountId, timeZone, audit } = ctx
  const registerId = await registerToOpen(ctx, body.registerPublicId)
  const id = newId()
  const opened = await db
    .insertInto('till')
    .values({
      tenant_id: tenantId,
      id,
      register_id: registerId,
      business_day: localDateOf(now, timeZone),
      opened_by: accountId,
      opened_at: now,
      float_cents: body.float,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!opened) throw await whyNot(ctx, registerId)
  await audit('till.opened', 'till', id, { facts: { registerId, floatCents: body.float } })
  return viewTill(
    ctx,
    await tillsOf(db, tenantId).where('till.id', '=', id).executeTakeFirstOrThrow(),
  )
})

async function whyNot({ db, tenantId, accountId }: Ctx, registerId: string) {
  const open = await openTills(db, tenantId).execute()
  const own = open.find((till) => till.opened_by === accountId)
  if (own) return apiError('TillAlreadyOpen', { register: own.register_name })
  const held = open.find((till) => till.register_id === registerId)
  return apiError('RegisterInUse', { name: held?.clerk_name ?? '' })
}

/** The named register, locked so that it is not deleted; the first register is created. */
async function registerToOpen(
  { db, now, language, tenantId }: Ctx,
  registerId: string | undefined,
): Promise<string> {
  if (registerId === undefined)
    await sql`insert into register (tenant_id, id, name, created_at)
      select ${tenantId}, ${newId()}, ${language === 'fr' ? 'Caisse 1' : 'Register 1'}, ${now}
      where not exists (
        select from register where tenant_id = ${tenantId} and archived_at is null
      )
      on conflict do nothing`.execute(db)
  const registers = await selectRows(db, tenantId, 'register')
    .select('id')
    .where('archived_at', 'is', null)
    .$if(registerId !== undefined, (query) => query.where('id', '=', registerId!))
    .forShare()
    .execute()
  if (registers.length !== 1) throw apiError('NotFound')
  return registers[0]!.id
}
