import type { Question } from '@guichet/contract/forms/question.ts'
import { createForm } from '@guichet/contract/forms/save-form.ts'
import { createQuestion } from '@guichet/contract/forms/save-question.ts'
import { send, type Token, type World } from '../world.ts'

type QuestionOptions = {
  fr?: string
  en?: string
  options?: { fr: string[]; en: string[] }
  recurrence?: 'OnOrder' | 'OnTicket'
  isMandatory?: boolean
}
export const questionBody = ({
  fr = 'Allergies ?',
  en = 'Allergies?',
  options,
  recurrence = 'OnOrder',
  isMandatory = true,
}: QuestionOptions = {}) => ({
  type: options ? ('CheckBox' as const) : ('ShortAnswer' as const),
  recurrence,
  isMandatory,
  internationalizedQuestionFields: {
    fr: { text: fr, questionOptions: options?.fr ?? [] },
    en: { text: en, questionOptions: options?.en ?? [] },
  },
})

/** A question made over the wire. */
export async function aQuestion(world: World, who: Token, options: QuestionOptions = {}) {
  const answer = await send(world, who, createQuestion, { body: questionBody(options) })
  if (answer.status !== 200) throw new Error(`no question: ${JSON.stringify(answer.body)}`)
  return answer.body as unknown as Question
}

type Target = {
  activityPublicId: string
  activityCategory: 'daily_ticket' | 'season_pass' | 'equipment_rental' | 'donation'
}
export const formBody = (
  questionPublicIds: string[],
  {
    activityCategories = [] as Target[],
    models = [] as string[],
    fr = 'Camp de jour',
    en = 'Day camp',
  } = {},
) => ({
  internationalizedFields: { fr: { description: fr }, en: { description: en } },
  activityCategories,
  associatedRentalModelPublicIds: models,
  questionPublicIds,
})

/** A form made over the wire. */
export async function aForm(world: World, who: Token, ...said: Parameters<typeof formBody>) {
  const answer = await send(world, who, createForm, { body: formBody(...said) })
  if (answer.status !== 200) throw new Error(`no form: ${JSON.stringify(answer.body)}`)
  return answer.body
}
