import { z } from 'zod'
import {
  Bilingual,
  Choice,
  Id,
  PerLanguage,
  Required,
  TenantId,
  Text,
  Unique,
  Version,
} from '../primitives.ts'

export const questionTypes = ['ShortAnswer', 'CheckBox'] as const
/** A question is answered once per order or once per ticket. */
export const recurrences = ['OnOrder', 'OnTicket'] as const
export const answerLimit = 160
export const maxOptions = 20

const fields = {
  text: Text(10_000).trim(),
  questionOptions: z.array(Required(50), 'type').max(maxOptions, `maxItems:${maxOptions}`),
}
type QuestionTexts = Mandatory & {
  type: (typeof questionTypes)[number]
  internationalizedQuestionFields: Record<'fr' | 'en', { text: string; questionOptions: string[] }>
}
const isEmpty = (given: QuestionTexts['internationalizedQuestionFields']['fr']) =>
  given.questionOptions.length === 0

/**
 * Editable fields of a question. An empty language takes the text of the other one; options have
 * the same order in both.
 */
const question = {
  type: Choice(questionTypes),
  recurrence: Choice(recurrences),
  // Three names in the specification for one property: at least one is required, all must agree.
  isMandatory: z.boolean('type').optional(),
  mandatory: z.boolean('type').optional(),
  mandatoryAnswer: z.boolean('type').optional(),
  internationalizedQuestionFields: PerLanguage(z.strictObject(fields)),
}
const mandatoryNames = ['isMandatory', 'mandatory', 'mandatoryAnswer'] as const
type Mandatory = { [K in (typeof mandatoryNames)[number]]?: boolean | undefined }
/** Returns true when a question must be answered, under any of its three names. */
export const isAnswerMandatory = (given: Mandatory): boolean =>
  mandatoryNames.some((name) => given[name] === true)
const namesOf = (given: Mandatory) => mandatoryNames.filter((name) => given[name] !== undefined)
const differentName = (given: Mandatory) => {
  const [first, ...others] = namesOf(given)
  return others.find((name) => given[name] !== given[first!])
}
const mandatoryFaults = (given: Mandatory): [boolean, (string | number)[], string][] => {
  const different = differentName(given)
  return [
    [namesOf(given).length === 0, ['isMandatory'], 'required'],
    [different !== undefined, [different ?? ''], 'contradiction'],
  ]
}
const faultsOf = ({
  type,
  internationalizedQuestionFields: { fr, en },
  ...given
}: QuestionTexts): [boolean, (string | number)[], string][] => [
  ...mandatoryFaults(given),
  [!fr.text && !en.text, ['internationalizedQuestionFields', 'fr', 'text'], 'required'],
  [
    type === 'CheckBox' && isEmpty(fr) && isEmpty(en),
    ['internationalizedQuestionFields', 'fr', 'questionOptions'],
    'oneOption',
  ],
  [
    type === 'CheckBox' &&
      !isEmpty(fr) &&
      !isEmpty(en) &&
      fr.questionOptions.length !== en.questionOptions.length,
    ['internationalizedQuestionFields', 'en', 'questionOptions'],
    'sameCount',
  ],
  [
    type === 'ShortAnswer' && !(isEmpty(fr) && isEmpty(en)),
    ['internationalizedQuestionFields', 'fr', 'questionOptions'],
    'invalid',
  ],
]
const checked = <S extends z.ZodType<QuestionTexts>>(schema: S) =>
  schema.superRefine((given, ctx) => {
    for (const [isBroken, path, message] of faultsOf(given))
      if (isBroken) ctx.addIssue({ code: 'custom', path, message, input: given })
  })
export const QuestionNew = checked(
  z.strictObject({ collaboratorPublicId: TenantId.optional(), ...question }),
)
export const QuestionSave = checked(
  z.strictObject({
    publicId: Id.optional(),
    collaboratorPublicId: TenantId.optional(),
    version: Version,
    ...question,
  }),
)
export type QuestionSaved = z.output<typeof QuestionNew>

export const Question = z.strictObject({
  publicId: Id,
  collaboratorPublicId: Id,
  version: z.int(),
  type: z.enum(questionTypes),
  recurrence: z.enum(recurrences),
  isMandatory: z.boolean(),
  internationalizedQuestionFields: PerLanguage(
    z.strictObject({ text: z.string(), questionOptions: z.array(z.string()) }),
  ),
})
export type Question = z.output<typeof Question>

/** A question as listed with its form. */
export const QuestionOfForm = z.strictObject({
  publicId: Id,
  text: Bilingual,
  questionType: z.enum(questionTypes),
  questionRecurrence: z.enum(recurrences),
  mandatoryAnswer: z.boolean(),
})
export const uniqueIds = (max: number) => Unique(z.array(Id, 'type').max(max, `maxItems:${max}`))
