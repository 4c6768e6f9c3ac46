import { createForm } from '@guichet/contract/forms/save-form.ts'
import { createQuestion } from '@guichet/contract/forms/save-question.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'

type NewQuestion = {
  fr: string
  en: string
  recurrence: 'OnOrder' | 'OnTicket'
  options?: { fr: string[]; en: string[] }
  isMandatory?: boolean
}

/** Creates a form for the daily tickets of an activity. */
export async function activityForm(page: Page, activityPublicId: string, questions: NewQuestion[]) {
  const questionPublicIds: string[] = []
  for (const { fr, en, recurrence, options, isMandatory = true } of questions) {
    const { publicId } = await ask(page, createQuestion, {
      body: {
        type: options ? 'CheckBox' : 'ShortAnswer',
        recurrence,
        isMandatory,
        internationalizedQuestionFields: {
          fr: { text: fr, questionOptions: options?.fr ?? [] },
          en: { text: en, questionOptions: options?.en ?? [] },
        },
      },
    })
    questionPublicIds.push(publicId)
  }
  const name = `Camp ${process.pid}.${Date.now()}`
  const { publicId } = await ask(page, createForm, {
    body: {
      internationalizedFields: { fr: { description: name }, en: { description: name } },
      activityCategories: [{ activityPublicId, activityCategory: 'daily_ticket' }],
      associatedRentalModelPublicIds: [],
      questionPublicIds,
    },
  })
  return { publicId, questionPublicIds }
}
