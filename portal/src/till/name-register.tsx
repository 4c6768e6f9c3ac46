import { createRegister } from '@guichet/contract/till/save-till-settings.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { tillMessages } from './till.messages.ts'
import { useCreateRegister, useRenameRegister, type Register } from './till.queries.ts'

type Props = { register?: Register; onClose: () => void }
/** Creates or renames a register. */
export function NameRegister({ register, onClose }: Props) {
  const messages = useMessages(tillMessages)
  const create = useCreateRegister(onClose)
  const rename = useRenameRegister(onClose)
  const command = register ? rename : create
  const [stored] = useState({ name: register?.name ?? '' })
  const form = useRecordForm(createRegister.body, stored, command.error)
  return (
    <RecordModal
      title={register ? messages.renameOf(register.name) : messages.addRegister}
      form={form}
      onSubmit={(body) => {
        if (register) rename.mutate({ params: { id: register.publicId }, body })
        else create.mutate({ body })
      }}
      onClose={onClose}
      command={command}
      fieldNames={messages.fields}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={messages.fields.name}
        maxLength={50}
        required
      />
    </RecordModal>
  )
}
