import { fold } from '@guichet/contract/fold.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Activity } from '../orders/cart-line.ts'
import type { DemoOrder } from '../orders/demo-order.ts'
import type { SoldUnit } from '../orders/sold-unit.ts'
import { days } from './calendar.ts'
import type { Business } from './make-business.ts'
import type { QuestionPlan } from './setup-plans.ts'

export type FormPlan = {
  title: Bilingual
  questions: readonly QuestionPlan[]
  typeIds: ReadonlySet<string>
}
/** Forms have existed since about the last season. */
const formAgeDays = 200

/** Forms of a business with their questions, each for the day tickets of one activity. */
export function makeForms(
  { id: tenant_id, plan: { setup }, calendar, random, sheet }: Business,
  activities: readonly Activity[],
): FormPlan[] {
  const newId = () => random.id(calendar.at(calendar.first, '09:00'))
  return setup.forms.map(({ name, activity, questions }) => {
    const formId = newId()
    const asked = activities[activity]!
    const ids = questions.map(({ text, options, recurrence }) => {
      const id = newId()
      sheet.add('question', {
        tenant_id,
        id,
        text,
        type: options ? 'CheckBox' : 'ShortAnswer',
        options: options && JSON.stringify(options),
        recurrence,
        mandatory: false,
      })
      return id
    })
    sheet.add('form', { tenant_id, id: formId, name })
    ids.forEach((question_id, position) =>
      sheet.add('form_question', { tenant_id, form_id: formId, position, question_id }),
    )
    sheet.add('form_target', {
      tenant_id,
      id: newId(),
      form_id: formId,
      activity_category_id: asked.categoryId,
      rental_type_id: null,
    })
    return { title: name, questions, typeIds: new Set(asked.types.map(({ id }) => id)) }
  })
}

type TicketOfUnit = { id: string; unit: SoldUnit }
/** Answers for these tickets, in the client's language; some clients do not answer. */
export function makeAnswers(
  { id: tenant_id, calendar, random, sheet }: Business,
  forms: readonly FormPlan[],
  order: DemoOrder,
  tickets: readonly TicketOfUnit[],
): void {
  if (order.atMs < calendar.nowMs - formAgeDays * days) return
  const language = order.client?.language ?? 'fr'
  for (const { title, questions, typeIds } of forms) {
    const ofForm = tickets.filter(({ unit }) => unit.line && typeIds.has(unit.line.type.id))
    if (!ofForm.length) continue
    questions.forEach(({ text, options, answers, recurrence }, position) => {
      for (const ticketId of recurrence === 'OnTicket' ? ofForm.map(({ id }) => id) : [null]) {
        if (random.chance(0.3)) continue
        const answer = random.pick(options ?? answers)[language]
        sheet.add('answer', {
          folded: fold(answer),
          tenant_id,
          id: random.id(order.atMs),
          order_id: order.id,
          ticket_id: ticketId,
          form_title: title[language],
          question_text: text[language],
          answer,
          position,
        })
      }
    })
  }
}
