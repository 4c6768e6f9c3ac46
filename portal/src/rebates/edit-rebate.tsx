import { RebateForm } from '@guichet/contract/rebates/rebate.ts'
import { Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { Discount, type Row } from './rebates-table.tsx'
import { rebateMessages } from './rebates.messages.ts'
import { useSaveGroup, useSaveRebate } from './rebates.queries.ts'
import styles from './rebates.module.css'

type Open = { description: string; isActive: boolean; version?: number }

/** Edits a code or a batch; fields that cannot be changed are shown read-only. */
export function EditRebate({ row, onClose }: { row: Row; onClose: () => void }) {
  const messages = useMessages(rebateMessages)
  const [single, group] = [useSaveRebate(onClose), useSaveGroup(onClose)]
  const command = row.kind === 'single' ? single : group
  const [record] = useState<Open>(() => ({
    description: row.description,
    isActive: row.kind === 'group' || row.isActive,
    version: row.version,
  }))
  const form = useRecordForm<Open>(RebateForm, record, command.error)
  const submit = ({ description, isActive, version }: Open) => {
    const body = { publicId: row.publicId, description, version: version! }
    if (row.kind === 'single') single.mutate({ body: { ...body, isActive } })
    else group.mutate({ body })
  }
  return (
    <RecordModal
      title={messages.modify(row.description)}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      command={command}
      fieldNames={messages.fields}
    >
      <TextInput
        {...form.getInputProps('description')}
        label={messages.fields.description}
        description={messages.descriptionHint}
        required
      />
      {row.kind === 'single' && (
        <Switch
          {...form.getInputProps('isActive', { type: 'checkbox' })}
          label={messages.isActive}
          description={messages.isActiveHint}
        />
      )}
      <Facts row={row} />
      <Text size="sm" c="dimmed">
        {messages.cannotModifyTerms}
      </Text>
    </RecordModal>
  )
}

function Facts({ row }: { row: Row }) {
  const messages = useMessages(rebateMessages)
  const conditions = row.conditions.map(({ type, value }) =>
    messages.requirement(messages.requirements[type], value),
  )
  return (
    <dl className={styles.facts}>
      {row.kind === 'single' && row.code !== null && (
        <>
          <dt>{messages.fields.code}</dt>
          <dd>{row.code}</dd>
        </>
      )}
      <dt>{messages.fields.settings}</dt>
      <dd>
        <Discount text={row.settings} />
      </dd>
      <dt>{messages.fields.types}</dt>
      <dd>{row.types.map((type) => messages.types[type]).join(', ')}</dd>
      <dt>{messages.period}</dt>
      <dd>
        {messages.periodOf(
          row.activePeriodBeginUtc.slice(0, 10),
          row.activePeriodEndUtc.slice(0, 10),
        )}
      </dd>
      <dt>{messages.cumulation}</dt>
      <dd>{row.isCombinable === 'yes' ? messages.yes : messages.no}</dd>
      {conditions.length > 0 && (
        <>
          <dt>{messages.fields.conditions}</dt>
          <dd>{conditions.join(', ')}</dd>
        </>
      )}
      {row.linkedDates.length > 0 && (
        <>
          <dt>{messages.fields.linkedDates}</dt>
          <dd>{row.linkedDates.join(', ')}</dd>
        </>
      )}
      {row.kind === 'single' && row.postalCodes.length > 0 && (
        <>
          <dt>{messages.fields.postalCodes}</dt>
          <dd>{row.postalCodes.join(', ')}</dd>
        </>
      )}
      {row.taxSettings !== null && (
        <>
          <dt>{messages.fields.taxSettings}</dt>
          <dd>
            <Discount text={row.taxSettings} />
          </dd>
        </>
      )}
    </dl>
  )
}
