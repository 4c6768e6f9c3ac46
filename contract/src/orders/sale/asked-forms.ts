import { z } from 'zod'
import { questionTypes } from '../../forms/question.ts'
import { Bilingual, Id } from '../../primitives.ts'

/** The forms to be filled: each question once for the order, or for each ticket of the lines named. */
export const AskedForms = z.array(
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
        /** The parts of packages whose every ticket is asked. */
        parts: z.array(z.strictObject({ line: z.int(), part: z.int() })),
      }),
    ),
  }),
)
export type AskedForm = z.output<typeof AskedForms>[number]
