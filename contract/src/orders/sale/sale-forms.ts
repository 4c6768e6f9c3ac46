import { z } from 'zod'
import { questionTypes } from '../../forms/question.ts'
import { Bilingual, Id } from '../../primitives.ts'

/** Forms to fill in; each question is asked once per order or once per ticket of the lines. */
export const FormsToFill = z.array(
  z.strictObject({
    publicId: Id,
    name: Bilingual,
    questions: z.array(
      z.strictObject({
        publicId: Id,
        text: Bilingual,
        type: z.enum(questionTypes),
        options: z.array(Bilingual),
        isMandatory: z.boolean(),
        isForOrder: z.boolean(),
        lines: z.array(z.int()),
        /** Parts of packages whose every ticket has the question. */
        parts: z.array(z.strictObject({ line: z.int(), part: z.int() })),
      }),
    ),
  }),
)
export type FormToFill = z.output<typeof FormsToFill>[number]
