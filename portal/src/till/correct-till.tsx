import { correctTill } from '@guichet/contract/till/correct-till.ts'
import { reasonLimit } from '@guichet/contract/till/till-view.ts'
import { Group, Radio, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PriceField } from '../kit/forms/price-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { tillMessages } from './till.messages.ts'
import { useCorrectTill, type Till } from './till.queries.ts'

type Form = { direction: 'more' | 'less'; amount: string; reason: string }

/** Adds a correction to a closed till, as a separate line. */
export function CorrectTill({ till, onClose }: { till: Till; onClose: () => void }) {
  const messages = useMessages(tillMessages)
  const correct = useCorrectTill(onClose)
  const [empty] = useState<Form>({ direction: 'more', amount: '', reason: '' })
  const form = useRecordForm<Form>(correctTill.body, empty, correct.error)
  return (
    <RecordModal
      title={messages.correct}
      form={form}
      onSubmit={(body) => correct.mutate({ params: { id: till.publicId }, body })}
      onClose={onClose}
      command={correct}
      fieldNames={messages.fields}
    >
      <Text size="sm" c="dimmed">
        {messages.correctText}
      </Text>
      <Radio.Group
        label={messages.direction}
        value={form.values.direction}
        onChange={(next) => form.setFieldValue('direction', next as Form['direction'])}
      >
        <Group gap="lg" mt="xs">
          <Radio value="more" label={messages.more} />
          <Radio value="less" label={messages.less} />
        </Group>
      </Radio.Group>
      <PriceField {...form.getInputProps('amount')} label={messages.fields.amount} isRequired />
      <TextInput
        {...form.getInputProps('reason')}
        label={messages.fields.reason}
        maxLength={reasonLimit}
        required
      />
    </RecordModal>
  )
}
