import { moveCash } from '@guichet/contract/till/move-cash.ts'
import { reasonLimit } from '@guichet/contract/till/till-view.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { PriceField } from '../kit/forms/price-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { tillMessages } from './till.messages.ts'
import { useMoveCash, type Till } from './till.queries.ts'

type Form = { kind: 'in' | 'out'; amount: string; reason: string }
type Props = { till: Till; kind: Form['kind']; onClose: () => void }

/** Records cash in or out without a sale, with its reason. */
export function MoveCash({ till, kind, onClose }: Props) {
  const messages = useMessages(tillMessages)
  const move = useMoveCash(onClose)
  const [empty] = useState<Form>({ kind, amount: '', reason: '' })
  const form = useRecordForm<Form>(moveCash.body, empty, move.error)
  return (
    <RecordModal
      title={kind === 'in' ? messages.moveIn : messages.moveOut}
      form={form}
      onSubmit={(body) => move.mutate({ params: { id: till.publicId }, body })}
      onClose={onClose}
      command={move}
      fieldNames={messages.fields}
    >
      <PriceField {...form.getInputProps('amount')} label={messages.fields.amount} isRequired />
      <TextInput
        {...form.getInputProps('reason')}
        label={messages.fields.reason}
        description={messages.reasonHint}
        maxLength={reasonLimit}
        required
      />
    </RecordModal>
  )
}
