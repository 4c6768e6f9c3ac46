import { z } from 'zod'
import { activityCategories } from '../kinds.ts'
import { Choice, Id, PerLanguage, TenantId, Text, Unique, Version } from '../primitives.ts'
import { alsoAs } from '../printed-schema.ts'
import { QuestionOfForm, uniqueIds } from './question.ts'

const Target = z.strictObject({
  activityPublicId: Id,
  activityCategory: Choice(activityCategories),
})
const target = (entry: unknown) => {
  const { activityPublicId, activityCategory } = entry as z.output<typeof Target>
  return `${activityPublicId} ${activityCategory}`
}
const form = {
  /** Name of the form; an empty language takes the text of the other one. */
  internationalizedFields: PerLanguage(z.strictObject({ description: Text(75).trim() })),
  activityCategories: Unique(z.array(Target, 'type').max(1000, 'maxItems:1000'), target),
  associatedRentalModelPublicIds: uniqueIds(1000),
  questionPublicIds: alsoAs(
    uniqueIds(100).refine((ids) => ids.length > 0, 'oneQuestion'),
    { uniqueItems: true, minItems: 1 },
  ),
}
type DescribedForm = { internationalizedFields: Record<'fr' | 'en', { description: string }> }
const named = <S extends z.ZodType<DescribedForm>>(schema: S) =>
  schema.superRefine((given, ctx) => {
    const { fr, en } = given.internationalizedFields
    if (!fr.description && !en.description)
      ctx.addIssue({
        code: 'custom',
        path: ['internationalizedFields', 'fr', 'description'],
        message: 'required',
        input: given,
      })
  })
export const FormNew = named(z.strictObject({ collaboratorPublicId: TenantId.optional(), ...form }))
/** `questions` is read only: accepted and ignored. */
export const FormSave = named(
  z.strictObject({
    publicId: Id.optional(),
    collaboratorPublicId: TenantId.optional(),
    version: Version,
    questions: z.array(z.unknown(), 'type').max(1000).optional(),
    ...form,
  }),
)
export type FormSaved = z.output<typeof FormNew>

export const Form = z.strictObject({
  publicId: Id,
  collaboratorPublicId: Id,
  version: z.int(),
  internationalizedFields: PerLanguage(z.strictObject({ description: z.string() })),
  activityCategories: z.array(
    z.strictObject({ activityPublicId: Id, activityCategory: z.enum(activityCategories) }),
  ),
  associatedRentalModelPublicIds: z.array(Id),
  questionPublicIds: z.array(Id),
  questions: z.array(QuestionOfForm),
})
export type Form = z.output<typeof Form>
