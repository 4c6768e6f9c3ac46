import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import type { Ticket } from './tickets.queries.ts'
import styles from './tickets.module.css'

const EditAnswers = lazyPart(() => import('./edit-answers.tsx'), 'EditAnswers')

/** Form answers of a ticket, with the questions at the time of sale; answers can be corrected. */
export function TicketForms({ ticket }: { ticket: Ticket }) {
  const messages = useMessages(ticketMessages)
  const [isEditing, setEditing] = useState(false)
  if (ticket.forms.length === 0) return null
  return (
    <section className="panel shrinks padded" aria-labelledby="forms">
      <div className="row between gap-12">
        <h2 id="forms" className="size-14 strong below-8">
          {messages.forms}
        </h2>
        <Button
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {messages.edit}
        </Button>
      </div>
      {ticket.forms.map(({ title, answers }) => (
        <div key={title}>
          <h3 className="size-13 no-margin above-8 below-4">{title}</h3>
          <dl className={styles.facts}>
            {answers.map(({ question, answer }, place) => (
              <div key={place}>
                <dt>{question}</dt>
                <dd>{answer || messages.noAnswer}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {isEditing && <EditAnswers ticket={ticket} onClose={() => setEditing(false)} />}
    </section>
  )
}
