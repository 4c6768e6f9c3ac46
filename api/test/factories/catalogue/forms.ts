import type { Question } from '@guichet/contract/forms/question.ts'
import { createForm } from '@guichet/contract/forms/save-form.ts'
import { createQuestion } from '@guichet/contract/forms/save-question.ts'
import { send, type Token, type TestServer } from '../../test-server.ts'

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

/** A question created over the API. */
export async function aQuestion(server: TestServer, who: Token, options: QuestionOptions = {}) {
  const answer = await send(server, who, createQuestion, { body: questionBody(options) })
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

/** A form created over the API. */
export async function aForm(server: TestServer, who: Token, ...given: Parameters<typeof formBody>) {
  const answer = await send(server, who, createForm, { body: formBody(...given) })
  if (answer.status !== 200) throw new Error(`no form: ${JSON.stringify(answer.body)}`)
  return answer.body
}
