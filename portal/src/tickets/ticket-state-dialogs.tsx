import type { Body } from '@guichet/contract/endpoint.ts'
import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { Checkbox, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { Confirm } from '../kit/layout/confirm.tsx'
import { notifyUndoable } from '../kit/layout/undo-notice.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import { useBlock, useReissue, useUnblock, type Ticket } from './tickets.queries.ts'

type Props = { ticket: Ticket; onClose: () => void }

/** Issues a new code for a lost ticket, sent to the buyer if wanted and possible. */
export function ReissueTicket({ ticket, onClose }: Props) {
  const messages = useMessages(ticketMessages)
  const { publicId: id, version, buyer } = ticket
  const [isEmailed, setEmailed] = useState(buyer.email !== null)
  const reissue = useReissue(onClose)
  return (
    <Confirm
      title={messages.reissueTitle}
      verb={messages.reissue}
      onConfirm={() => reissue.mutate({ params: { id }, body: { isEmailed, version } })}
      onClose={onClose}
      isPending={reissue.isPending}
    >
      <Text mb="md">{messages.reissueText}</Text>
      {buyer.email !== null && (
        <Checkbox
          label={messages.emailTo(buyer.email)}
          checked={isEmailed}
          onChange={(event) => setEmailed(event.currentTarget.checked)}
        />
      )}
    </Confirm>
  )
}

type Values = Body<typeof blockTicket>
export function BlockTicket({ ticket, onClose }: Props) {
  const messages = useMessages(ticketMessages)
  const undo = useUnblock(() => {})
  const block = useBlock(({ publicId: id, version }) => {
    onClose()
    notifyUndoable({
      title: messages.commands.blockTicket.success,
      onUndo: () => undo.mutate({ params: { id }, body: { version } }),
    })
  })
  const [empty] = useState<Values>({ reason: '', version: ticket.version })
  const form = useRecordForm<Values>(blockTicket.body, empty, block.error)
  return (
    <RecordModal
      title={messages.blockTitle}
      verb={messages.block}
      form={form}
      onSubmit={(body) => block.mutate({ params: { id: ticket.publicId }, body })}
      onClose={onClose}
      command={block}
      fieldNames={{ blockedReason: messages.blockedReason, picture: messages.picture }}
    >
      <Text>{messages.blockText}</Text>
      <TextInput
        label={messages.reason}
        description={messages.reasonHint}
        required
        maxLength={192}
        {...form.getInputProps('reason')}
      />
    </RecordModal>
  )
}

export function UnblockTicket({ ticket, onClose }: Props) {
  const messages = useMessages(ticketMessages)
  const unblock = useUnblock(onClose)
  const { publicId: id, version } = ticket
  return (
    <Confirm
      title={messages.unblockTitle}
      verb={messages.unblock}
      onConfirm={() => unblock.mutate({ params: { id }, body: { version } })}
      onClose={onClose}
      isPending={unblock.isPending}
    >
      {messages.unblockText}
    </Confirm>
  )
}
