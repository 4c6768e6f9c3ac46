import type { TicketForm } from '@guichet/contract/tickets/ticket-view.ts'
import type { z } from 'zod'

type StoredAnswer = { form_title: string; question_text: string; answer: string }

/** Answers by form, in the order of the questions. */
export const viewForms = (answers: readonly StoredAnswer[]): z.output<typeof TicketForm>[] =>
  [...Map.groupBy(answers, ({ form_title }) => form_title)].map(([title, formAnswers]) => ({
    title,
    answers: formAnswers.map(({ question_text: question, answer }) => ({ question, answer })),
  }))
