import {
  ExportForm as ExportSchema,
  exportNameLimit,
  exportRhythms,
  exportSubjects,
} from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { Button, Checkbox, Group, MultiSelect, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LoadFailed } from '../kit/api/load-failed.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { ExportFields, ListFilter } from './export-draft.rules.ts'
import { exportMessages } from './exports.messages.ts'
import {
  useCreateExport,
  useExportReaders,
  useSaveExport,
  type ExportDraft,
  type ScheduledExport,
} from './exports.queries.ts'

const Schema = ExportSchema.omit({ orders: true, tickets: true })
type Form = RecordForm<ExportFields>
type Props = {
  /** Null for a new export. */
  kept: ScheduledExport | null
  stored: ExportFields
  filter: ListFilter
  onClose: () => void
}

/** Form of an export: content, schedule and recipients. */
export function ExportForm({ kept, stored: given, filter: found, onClose }: Props) {
  const messages = useMessages(exportMessages)
  const create = useCreateExport(onClose)
  const save = useSaveExport(onClose)
  const command = kept ? save : create
  const [stored] = useState(given)
  const [filter, setFilter] = useState(found)
  const form = useRecordForm<ExportFields>(Schema, stored, command.error)
  const submit = ({ version, ...values }: ExportFields) => {
    const body = { ...values, ...filter } as ExportDraft
    if (kept) save.mutate({ params: { id: kept.publicId }, body: { ...body, version } })
    else create.mutate({ body })
  }
  return (
    <RecordModal
      title={kept ? messages.edit(kept.name) : messages.create}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      command={command}
      fieldNames={messages.fields}
      {...(!kept && { verb: messages.create })}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={messages.fields.name}
        description={messages.nameHint}
        maxLength={exportNameLimit}
        required
        autoComplete="off"
      />
      <What form={form} />
      <OfList form={form} filter={filter} onDrop={() => setFilter({})} />
      <When form={form} />
      <Recipients form={form} kept={kept} />
    </RecordModal>
  )
}

function What({ form }: { form: Form }) {
  const messages = useMessages(exportMessages)
  const business = useBusiness()
  const { subject, format, language } = form.values
  const subjects = (['sales', 'journal', 'orders', 'tickets'] as const).filter((each) =>
    mayOpen(business, exportSubjects[each]),
  )
  return (
    <Group gap="sm" grow preventGrowOverflow={false}>
      <NativeSelect
        label={messages.fields.subject}
        value={subject}
        data={subjects.map((value) => ({ value, label: messages.subjects[value] }))}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('subject', value as typeof subject)
          if (value === 'sales') form.setFieldValue('format', 'xlsx')
        }}
      />
      <NativeSelect
        label={messages.fields.format}
        value={format}
        data={(subject === 'sales' ? (['xlsx'] as const) : (['xlsx', 'csv'] as const)).map(
          (value) => ({ value, label: messages.formats[value] }),
        )}
        onChange={(event) =>
          form.setFieldValue('format', event.currentTarget.value as typeof format)
        }
      />
      <NativeSelect
        label={messages.fields.language}
        value={language}
        data={(['fr', 'en'] as const).map((value) => ({ value, label: messages.languages[value] }))}
        onChange={(event) =>
          form.setFieldValue('language', event.currentTarget.value as typeof language)
        }
      />
    </Group>
  )
}

type OfListProps = { form: Form; filter: ListFilter; onDrop: () => void }
/** Fields for some contents only: the filter of a list, and its days. */
function OfList({ form, filter, onDrop }: OfListProps) {
  const messages = useMessages(exportMessages)
  const { subject } = form.values
  if (subject === 'sales') return null
  if (subject === 'journal')
    return (
      <Checkbox
        {...form.getInputProps('isDeferred', { type: 'checkbox' })}
        label={messages.isDeferred}
      />
    )
  const criteria = Object.keys(filter[subject] ?? {}).map(
    (name) => messages.criteria[name as keyof typeof messages.criteria] ?? name,
  )
  return (
    <>
      <Group gap="sm" justify="space-between">
        <Text size="sm" c={criteria.length ? 'inherit' : 'dimmed'}>
          {criteria.length ? messages.filtered(criteria.join(', ')) : messages.noFilter}
        </Text>
        {criteria.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={onDrop}>
            {messages.dropFilter}
          </Button>
        )}
      </Group>
      {subject === 'orders' && (
        <Checkbox
          {...form.getInputProps('isOfPeriod', { type: 'checkbox' })}
          label={messages.isOfPeriod}
        />
      )}
    </>
  )
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
function When({ form }: { form: Form }) {
  const messages = useMessages(exportMessages)
  const { rhythm, day, hour } = form.values
  const nameOf = rhythm === 'weekly' ? messages.weekday : messages.dayOfMonth
  return (
    <div>
      <Group gap="sm" grow preventGrowOverflow={false}>
        <NativeSelect
          label={messages.fields.rhythm}
          value={rhythm}
          data={exportRhythms.map((value) => ({ value, label: messages.rhythms[value] }))}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('rhythm', value as typeof rhythm)
            form.setFieldValue('day', 1)
          }}
        />
        {rhythm !== 'daily' && (
          <NativeSelect
            label={messages.fields.day}
            value={String(day)}
            data={upTo(rhythm === 'weekly' ? 7 : 28).map((each) => ({
              value: String(each),
              label: nameOf(each),
            }))}
            onChange={(event) => form.setFieldValue('day', Number(event.currentTarget.value))}
          />
        )}
        <NativeSelect
          label={`${messages.fields.hour} (${messages.hourHint})`}
          value={String(hour)}
          data={upTo(24).map((each) => ({
            value: String(each - 1),
            label: messages.hourOf(each - 1),
          }))}
          onChange={(event) => form.setFieldValue('hour', Number(event.currentTarget.value))}
        />
      </Group>
      <Text size="sm" c="dimmed" mt={6}>
        {messages.periods[rhythm]}
      </Text>
    </div>
  )
}

function Recipients({ form, kept }: { form: Form; kept: ScheduledExport | null }) {
  const messages = useMessages(exportMessages)
  const readers = useExportReaders(form.values.subject)
  if (readers.error)
    return (
      <LoadFailed
        title={messages.readersFailed}
        error={readers.error}
        onRetry={() => void readers.refetch()}
        isRetrying={readers.isFetching}
      />
    )
  const known = readers.data?.items ?? []
  const lost = (kept?.recipients ?? []).filter(
    ({ publicId }) => !known.some((reader) => reader.publicId === publicId),
  )
  return (
    <MultiSelect
      label={messages.fields.recipients}
      description={messages.recipientsHint}
      required
      searchable
      disabled={!readers.data}
      value={form.values.recipientPublicIds}
      error={form.errors.recipientPublicIds}
      data-path="recipientPublicIds"
      data={[
        ...known.map(({ publicId, name, email }) => ({
          value: publicId,
          label: `${name} – ${email}`,
        })),
        ...lost.map(({ publicId, name }) => ({
          value: publicId,
          label: messages.withoutAccess(name),
        })),
      ]}
      onChange={(ids) => form.setFieldValue('recipientPublicIds', ids)}
    />
  )
}
