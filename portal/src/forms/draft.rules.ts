import type { FormDraft, QuestionDraft } from './forms.queries.ts'

export type Versioned<D> = D & { version?: number }

export const emptyForm: FormDraft = {
  internationalizedFields: { fr: { description: '' }, en: { description: '' } },
  activityCategories: [],
  associatedRentalModelPublicIds: [],
  questionPublicIds: [],
}
/** What a save sends of a form. */
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
 * What a save sends of a question. A language whose options are all empty is filled by the server,
 * like its text.
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

/** A list with one of its entries at another place. */
export function movedTo(list: readonly string[], from: number, to: number): string[] {
  const next = [...list]
  next.splice(to, 0, next.splice(from, 1)[0]!)
  return next
}

type Target = FormDraft['activityCategories'][number]
/** A target as the value of a choice, and back. */
export const targetKey = ({ activityPublicId, activityCategory }: Target): string =>
  `${activityPublicId} ${activityCategory}`
export const targetOf = (key: string): Target => {
  const [activityPublicId, activityCategory] = key.split(' ') as [
    string,
    Target['activityCategory'],
  ]
  return { activityPublicId, activityCategory }
}
