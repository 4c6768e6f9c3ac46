import type { FormDraft, QuestionDraft } from './forms.queries.ts'

export type WithVersion<D> = D & { version?: number }

export const emptyForm: FormDraft = {
  internationalizedFields: { fr: { description: '' }, en: { description: '' } },
  activityCategories: [],
  associatedRentalModelPublicIds: [],
  questionPublicIds: [],
}
/** Fields of a form that a save sends. */
export const formDraftOf = ({
  internationalizedFields,
  activityCategories,
  associatedRentalModelPublicIds,
  questionPublicIds,
}: FormDraft): FormDraft => ({
  internationalizedFields,
  activityCategories,
  associatedRentalModelPublicIds,
  questionPublicIds,
})

const blank = { text: '', questionOptions: [] as string[] }
export const emptyQuestion: QuestionDraft = {
  type: 'ShortAnswer',
  recurrence: 'OnOrder',
  isMandatory: false,
  internationalizedQuestionFields: { fr: blank, en: blank },
}
/**
 * Fields of a question that a save sends. A language whose options are all empty is filled by the
 * server, as its text is.
 */
export function questionDraftOf({
  type,
  recurrence,
  isMandatory,
  internationalizedQuestionFields: fields,
}: QuestionDraft): QuestionDraft {
  const side = (language: 'fr' | 'en') => {
    const { text, questionOptions } = fields[language]
    const isBlank = type === 'ShortAnswer' || questionOptions.every((option) => !option.trim())
    return { text, questionOptions: isBlank ? [] : questionOptions }
  }
  return {
    type,
    recurrence,
    isMandatory,
    internationalizedQuestionFields: { fr: side('fr'), en: side('en') },
  }
}

/** The list with one entry moved to another position. */
export function movedTo(list: readonly string[], from: number, to: number): string[] {
  const next = [...list]
  next.splice(to, 0, next.splice(from, 1)[0]!)
  return next
}

type Target = FormDraft['activityCategories'][number]
/** A target as a string value for a select; `targetOf` reverses it. */
export const targetKey = ({ activityPublicId, activityCategory }: Target): string =>
  `${activityPublicId} ${activityCategory}`
export const targetOf = (key: string): Target => {
  const [activityPublicId, activityCategory] = key.split(' ') as [
    string,
    Target['activityCategory'],
  ]
  return { activityPublicId, activityCategory }
}
