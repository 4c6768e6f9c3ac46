import type { Body } from '@guichet/contract/endpoint.ts'
import { answerLimit } from '@guichet/contract/forms/question.ts'
import { saveTicketForm } from '@guichet/contract/tickets/save-ticket-form.ts'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import { useSaveAnswers, type Ticket } from './tickets.queries.ts'

type Values = Body<typeof saveTicketForm>

/** Corrects the form answers of a ticket; the questions stay as they were at the sale. */
export function EditAnswers({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const messages = useMessages(ticketMessages)
  const save = useSaveAnswers(onClose)
  const [stored] = useState<Values>({ version: ticket.version, forms: ticket.forms })
  const form = useRecordForm<Values>(saveTicketForm.body, stored, save.error)
  return (
    <RecordModal
      title={messages.editTitle}
      form={form}
      onSubmit={(body) => save.mutate({ params: { id: ticket.publicId }, body })}
      onClose={onClose}
      command={save}
    >
      {stored.forms.map(({ title, answers }, i) => (
        <fieldset key={title} className="stack gap-12 shrinks">
          <legend className="size-14 strong below-8">{title}</legend>
          {answers.map(({ question, answer }, j) => (
            <Textarea
              key={j}
              label={question}
              autosize
              minRows={1}
              // Ticked options are stored as text, which may exceed the limit of typed answers.
              maxLength={Math.max(answerLimit, answer.length)}
              {...form.getInputProps(`forms.${i}.answers.${j}.answer`)}
            />
          ))}
        </fieldset>
      ))}
    </RecordModal>
  )
}
