import { copiedName } from '@guichet/contract/copied-name.ts'
import * as contract from '@guichet/contract/forms/save-form.ts'
import type { Db } from '../platform/db/db.ts'
import { assertBelowLimit } from '../platform/db/renumber.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { writeParts } from './form-parts.db.ts'
import { formOf, loadForms, nameOf, viewForm } from './forms.db.ts'

const nameLimit = 75

export const findForms = handle(contract.findForms, async ({ db, tenantId }) => ({
  forms: (await loadForms(db, tenantId)).map((row) => viewForm(tenantId, row)),
}))

export const createForm = handle(contract.createForm, async ({ db, tenantId, audit }, { body }) => {
  await assertBelowLimit(db, tenantId, 'form')
  const id = newId()
  await db
    .insertInto('form')
    .values({ tenant_id: tenantId, id, name: nameOf(body.internationalizedFields) })
    .execute()
  await writeParts(db, tenantId, id, body)
  await audit('form.created', 'form', id)
  return formOf(db, tenantId, id)
})

/** Locks the row until the commit. @throws NotFound when it does not exist */
async function lockForm(db: Db, tenantId: string, id: string): Promise<number> {
  const row = await selectRows(db, tenantId, 'form')
    .select('version')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
  return row.version
}

export const saveForm = handle(
  contract.saveForm,
  async ({ db, tenantId, audit }, { params: { id }, body }) => {
    if (body.publicId !== undefined && body.publicId !== id) throw apiError('NotFound')
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: id, version: await lockForm(db, tenantId, id) },
      body.version,
    )
    const before = await formOf(db, tenantId, id)
    await updateRows(db, tenantId, 'form')
      .set((eb) => ({ name: nameOf(body.internationalizedFields), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await writeParts(db, tenantId, id, body)
    const after = await formOf(db, tenantId, id)
    await audit('form.saved', 'form', id, savedNote(before, after, unseen))
    return after
  },
)

export const archiveForm = handle(
  contract.archiveForm,
  async ({ db, now, tenantId, audit }, { params: { id } }) => {
    await lockForm(db, tenantId, id)
    await updateRows(db, tenantId, 'form').set({ deleted_at: now }).where('id', '=', id).execute()
    await audit('form.archived', 'form', id)
    return {}
  },
)

export const duplicateForm = handle(
  contract.duplicateForm,
  async ({ db, tenantId, audit }, { params }) => {
    const source = (await loadForms(db, tenantId, [params.id]))[0]
    if (!source) throw apiError('NotFound')
    await assertBelowLimit(db, tenantId, 'form')
    const id = newId()
    await db
      .insertInto('form')
      .values({ tenant_id: tenantId, id, name: copiedName(source.name, nameLimit) })
      .execute()
    await writeParts(db, tenantId, id, {
      questionPublicIds: source.questions.map((question) => question.id),
      activityCategories: [],
      associatedRentalModelPublicIds: [],
    })
    await audit('form.duplicated', 'form', id, { facts: { from: source.id } })
    return formOf(db, tenantId, id)
  },
)
