import { answerLimit } from '@guichet/contract/forms/question.ts'
import type { TicketForm } from '@guichet/contract/tickets/ticket-view.ts'
import type { z } from 'zod'

export type StoredAnswer = {
  id: string
  form_title: string
  question_text: string
  answer: string
}
export type Correction = { id: string; question: string; answer: string }
export type Fault = { field: string; rule: string }

/**
 * Changes of a save of answers. A question is identified by its wording and its form, as the ticket
 * stores them; equal ones are matched in order. Unnamed ones do not change.
 */
export function correctionsOf(
  stored: readonly StoredAnswer[],
  forms: readonly z.output<typeof TicketForm>[],
): { corrections: Correction[]; faults: Fault[] } {
  const left = [...stored]
  const corrections: Correction[] = []
  const faults: Fault[] = []
  forms.forEach(({ title, answers }, form) =>
    answers.forEach(({ question, answer }, place) => {
      const field = `forms.${form}.answers.${place}`
      const found = left.findIndex(
        (row) => row.form_title === title && row.question_text === question,
      )
      if (found < 0) return faults.push({ field: `${field}.question`, rule: 'invalid' })
      const [row] = left.splice(found, 1)
      if (row!.answer === answer) return
      if (answer.length > answerLimit)
        return faults.push({ field: `${field}.answer`, rule: `maxLength:${answerLimit}` })
      corrections.push({ id: row!.id, question, answer })
    }),
  )
  return { corrections, faults }
}
