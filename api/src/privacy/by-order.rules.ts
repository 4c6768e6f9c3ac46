type OfOrder = { order_id: string }
type StoredAnswer = { form_title: string; question_text: string; answer: string }

/** Groups the rows by order, in their order, as views. */
export function byOrder<Row extends OfOrder, View>(
  rows: readonly Row[],
  view: (row: Row) => View,
): (orderId: string) => View[] {
  const found = Map.groupBy(rows, (row) => row.order_id)
  return (orderId) => (found.get(orderId) ?? []).map(view)
}

export const viewAnswer = ({ form_title, question_text, answer }: StoredAnswer) => ({
  form: form_title,
  question: question_text,
  answer,
})
