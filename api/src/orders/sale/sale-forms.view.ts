import type { FormToFill } from '@guichet/contract/orders/sale/sale-forms.ts'
import type { FormLine, Questions } from './form-answers.rules.ts'

/** Forms of a cart, for the person who fills them in. */
export const viewSaleForms = (
  { forms, order, lines }: Questions,
  planned: readonly FormLine[],
): FormToFill[] =>
  forms.map(({ form: { id, name, questions } }) => ({
    publicId: id,
    name,
    questions: questions.map((question) => ({
      publicId: question.id,
      text: question.text,
      type: question.type,
      options: question.options,
      isMandatory: question.mandatory,
      isForOrder: order.some((asked) => asked.form.id === id && asked.question === question),
      ...placesOf(
        lines.map((asked) =>
          asked.some((item) => item.form.id === id && item.question === question),
        ),
        planned,
      ),
    })),
  }))

/** Items for which a question is asked per ticket: lines of the cart, and parts of packages. */
function placesOf(isAsked: boolean[], planned: readonly FormLine[]) {
  const places = planned
    .filter((_, i) => isAsked[i])
    .map(({ place: { line, part } }) => ({ line, part }))
  return {
    lines: places.flatMap(({ line, part }) => (part === null ? [line] : [])),
    parts: places.flatMap(({ line, part }) => (part === null ? [] : [{ line, part }])),
  }
}
