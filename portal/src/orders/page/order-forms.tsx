import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { Order } from '../orders.queries.ts'
import styles from '../order.module.css'

/** Answers to forms, for the order and per ticket, with the questions as worded at the sale. */
export function OrderForms({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  if (order.forms.length === 0) return null
  return (
    <section className="panel shrinks padded" aria-labelledby="forms">
      <h2 id="forms" className="size-14 strong below-8">
        {messages.columns.forms}
      </h2>
      <FormAnswers order={order} />
    </section>
  )
}

export function FormAnswers({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  return order.forms.map(({ ticketPublicId, ticketReferenceKey, forms }) =>
    forms.map(({ title, answers }) => (
      <div key={`${ticketPublicId} ${title}`} className={styles.form}>
        <h3 className="size-13 below-4">
          {title}
          {ticketReferenceKey && <span> · {ticketReferenceKey}</span>}
        </h3>
        <dl className={styles.facts}>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer || messages.noAnswer}</dd>
            </div>
          ))}
        </dl>
      </div>
    )),
  )
}
