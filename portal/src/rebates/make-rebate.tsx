import { ActionIcon, Text, TextInput } from '@mantine/core'
import { IconDice5 } from '@tabler/icons-react'
import { useState } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import { useDates } from '../kit/dates/dates.ts'
import { ChoiceCards } from '../kit/forms/choice-cards.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { useMessages } from '../kit/text/messages.ts'
import {
  batchBody,
  batchForm,
  drawCode,
  drawCodes,
  emptyDraft,
  hasCode,
  rebateOptions,
  singleBody,
  singleFormBeside,
  type Draft,
} from './draft.rules.ts'
import { RebateLimits } from './rebate-limits.tsx'
import { RebateTerms } from './rebate-terms.tsx'
import { rebateMessages } from './rebates.messages.ts'
import { useCreateGroup, useCreateRebate, useRebates, type Batch } from './rebates.queries.ts'

type Props = { isBatch: boolean; onClose: () => void; onBatch: (group: Batch) => void }

/** Creates a code, or a batch of single-use codes. */
export function MakeRebate({ isBatch, onClose, onBatch }: Props) {
  const messages = useMessages(rebateMessages)
  const dates = useDates()
  const [single, batch] = [useCreateRebate(onClose), useCreateGroup(onBatch)]
  const command = isBatch ? batch : single
  const [record] = useState(() => emptyDraft(dates.today(), isBatch ? 'ONCE' : 'UNLIMITED'))
  const taken = useRebates().data?.singles.flatMap(({ code }) => code ?? []) ?? []
  const schema = isBatch ? batchForm : singleFormBeside(taken)
  const form = useRecordForm<Draft>(schema, record, command.error)
  const submit = (draft: Draft) => {
    if (isBatch)
      batch.mutate({ body: batchBody(draft, drawCodes(Number(draft.quantity), draft.prefix)) })
    else single.mutate({ body: singleBody(draft) })
  }
  return (
    <RecordModal
      title={isBatch ? messages.many : messages.newCode}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      {...(isBatch && { verb: messages.generate })}
      command={command}
      fieldNames={messages.fields}
    >
      <TextInput
        {...form.getInputProps('description')}
        label={messages.fields.description}
        description={messages.descriptionHint}
        required
      />
      {isBatch ? <BatchFields form={form} /> : <SingleFields form={form} />}
      {isApiError(command.error, 'CodesTaken') && (
        <Text size="sm" c="red">
          {messages.drawAgain}
        </Text>
      )}
      <RebateTerms form={form} />
      <RebateLimits form={form} isBatch={isBatch} />
    </RecordModal>
  )
}

function BatchFields({ form }: { form: RecordForm<Draft> }) {
  const messages = useMessages(rebateMessages)
  const { prefix, quantity } = form.values
  return (
    <div className="wrapping at-start gap-12">
      <WholeField
        {...form.getInputProps('quantity')}
        value={quantity}
        label={messages.quantity}
        isRequired
      />
      <TextInput
        {...form.getInputProps('prefix')}
        label={messages.prefix}
        description={messages.prefixHint(`${prefix || 'SKI'}_3F6AD8C1-9B0E`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maw={260}
      />
    </div>
  )
}

function SingleFields({ form }: { form: RecordForm<Draft> }) {
  const messages = useMessages(rebateMessages)
  const { option } = form.values
  return (
    <>
      <ChoiceCards
        legend={messages.option}
        layout="columns"
        value={option}
        onChange={(next) => form.setFieldValue('option', next)}
        choices={rebateOptions.map((value) => ({ value, content: messages.options[value] }))}
      />
      <Text size="sm" c="dimmed">
        {messages.optionHints[option]}
      </Text>
      {hasCode(form.values) && (
        <TextInput
          {...form.getInputProps('code')}
          label={messages.fields.code}
          required
          maw={360}
          autoComplete="off"
          spellCheck={false}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={messages.draw}
              title={messages.draw}
              onClick={() => form.setFieldValue('code', drawCode())}
            >
              <IconDice5 size={18} aria-hidden />
            </ActionIcon>
          }
        />
      )}
    </>
  )
}
