import { fold } from '@guichet/contract/fold.ts'
import * as contract from '@guichet/contract/tickets/save-ticket-form.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError, invalid } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { brokenField } from '../platform/http/field-problem.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { viewForms } from './form-answers.view.ts'
import { lockOrdersOf } from './moves/moving.db.ts'
import { correctionsOf } from './ticket-form.rules.ts'

/** @throws NotFound */
async function readForm(db: Db, tenantId: string, ticketId: string) {
  const ticket = await selectRows(db, tenantId, 'ticket')
    .select(['version', 'order_id'])
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) throw apiError('NotFound')
  const answers = await selectRows(db, tenantId, 'answer')
    .select(['id', 'form_title', 'question_text', 'answer'])
    .where('ticket_id', '=', ticketId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const view = { ticketPublicId: ticketId, version: ticket.version, forms: viewForms(answers) }
  return { ...ticket, answers, view }
}

export const getTicketForm = handle(
  contract.getTicketForm,
  async ({ db, tenantId }, { params }) => (await readForm(db, tenantId, params.id)).view,
)

/** Corrects answers; the history names the questions, without the answers. */
export const saveTicketForm = handle(
  contract.saveTicketForm,
  async ({ db, tenantId, language, audit }, { params: { id }, body }) => {
    if (body.ticketPublicId !== undefined && body.ticketPublicId !== id) throw apiError('NotFound')
    await lockOrdersOf(db, tenantId, [id])
    const { order_id: orderId, version, answers } = await readForm(db, tenantId, id)
    const unseen = await assertCurrent(db, tenantId, { subjectId: id, version }, body.version)
    const { corrections, faults } = correctionsOf(answers, body.forms)
    if (faults.length)
      throw invalid(faults.map(({ field, rule }) => brokenField(field, rule, language)))
    for (const { id: answerId, answer } of corrections)
      await updateRows(db, tenantId, 'answer')
        .set({ answer, folded: fold(answer) })
        .where('id', '=', answerId)
        .execute()
    if (corrections.length) {
      await updateRows(db, tenantId, 'ticket')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
      await audit('ticket.forms_changed', 'ticket', id, {
        orderId,
        facts: { fields: corrections.map(({ question }) => question), ...unseen },
      })
    }
    return (await readForm(db, tenantId, id)).view
  },
)
