import { archiveForm, createForm } from '@guichet/contract/forms/save-form.ts'
import { archiveQuestion, createQuestion } from '@guichet/contract/forms/save-question.ts'
import { ask } from '../server-calls.ts'
import type { Texts } from './texts.ts'

export async function hostileQuestions({ page, made, payload, payloads, each }: Texts) {
  const question = async (type: 'ShortAnswer' | 'CheckBox') =>
    made(
      await ask(page, createQuestion, {
        body: {
          type,
          recurrence: 'OnTicket',
          isMandatory: false,
          internationalizedQuestionFields: each(() => ({
            text: payloads(1000),
            questionOptions: type === 'CheckBox' ? [payload(50), payload(50)] : [],
          })),
        },
      }),
      ({ publicId }) => ask(page, archiveQuestion, { params: { id: publicId } }),
    )
  return [await question('ShortAnswer'), await question('CheckBox')] as const
}

type Targets = {
  rental: { models: { publicId: string }[] }
  activity: { publicId: string }
  questions: readonly { publicId: string }[]
}
/** Creates a form for an activity and a rental. */
export async function hostileForm(
  { page, made, payload, each }: Texts,
  { rental, activity, questions }: Targets,
) {
  return made(
    await ask(page, createForm, {
      body: {
        internationalizedFields: each(() => ({ description: payload(75) })),
        associatedRentalModelPublicIds: [rental.models[0]!.publicId],
        questionPublicIds: questions.map(({ publicId }) => publicId),
        activityCategories: [
          { activityPublicId: activity.publicId, activityCategory: 'daily_ticket' },
        ],
      },
    }),
    ({ publicId }) => ask(page, archiveForm, { params: { id: publicId } }),
  )
}
