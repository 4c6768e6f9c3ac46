import { incidentFields } from '@guichet/contract/incidents/incident-fields.messages.ts'
import { incidentLimit, saveIncident } from '@guichet/contract/incidents/save-incident.ts'
import { SimpleGrid, Switch, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { incidentMessages } from './incidents.messages.ts'
import {
  useCreateIncident,
  useSaveIncident,
  type Incident,
  type IncidentDraft,
} from './incidents.queries.ts'

const draftOf = (kept: Incident | null, today: string): IncidentDraft => {
  if (!kept)
    return {
      beganOn: today,
      endedOn: null,
      noticedOn: today,
      information: '',
      circumstances: '',
      persons: null,
      risk: '',
      isSerious: false,
      commissionToldOn: null,
      personsToldOn: null,
      measures: '',
    }
  const { publicId: _id, number: _number, createdDateTimeUtc: _at, ...rest } = kept
  const { createdByName: _by, keptUntil: _until, ...draft } = rest
  return draft
}

type Props = {
  /** Null for a new incident. */
  kept: Incident | null
  onClose: () => void
}

/** Form with the details of an incident that the law requires. */
export function IncidentForm({ kept, onClose }: Props) {
  const messages = useMessages(incidentMessages)
  const names = incidentFields[useLanguage()]
  const dates = useDates()
  const create = useCreateIncident(onClose)
  const save = useSaveIncident(onClose)
  const command = kept ? save : create
  const [stored] = useState(() => draftOf(kept, dates.today()))
  const form = useRecordForm<IncidentDraft>(saveIncident.body, stored, command.error)
  const submit = (draft: IncidentDraft) => {
    if (kept) return save.mutate({ params: { id: kept.publicId }, body: draft })
    const { version: _none, ...body } = draft
    return create.mutate({ body })
  }
  const words = (name: 'information' | 'circumstances' | 'risk' | 'measures') => (
    <Textarea
      {...form.getInputProps(name)}
      label={names[name]}
      {...(name !== 'circumstances' && { description: messages.hints[name] })}
      maxLength={incidentLimit}
      autosize
      minRows={2}
      maxRows={8}
      required
    />
  )
  return (
    <RecordModal
      title={kept ? messages.changeOf(kept.number) : messages.create}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      {...(!kept && { verb: messages.create })}
      command={command}
      fieldNames={names}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <DayField {...form.getInputProps('beganOn')} label={names.beganOn} isRequired />
        <DayField {...form.getInputProps('endedOn')} label={names.endedOn} />
        <DayField {...form.getInputProps('noticedOn')} label={names.noticedOn} isRequired />
      </SimpleGrid>
      {words('information')}
      {words('circumstances')}
      <PersonsField form={form} label={names.persons} hint={messages.hints.persons} />
      {words('risk')}
      <Switch
        {...form.getInputProps('isSerious', { type: 'checkbox' })}
        label={names.isSerious}
        description={messages.hints.isSerious}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField {...form.getInputProps('commissionToldOn')} label={names.commissionToldOn} />
        <DayField {...form.getInputProps('personsToldOn')} label={names.personsToldOn} />
      </SimpleGrid>
      {words('measures')}
    </RecordModal>
  )
}

type PersonsProps = {
  form: ReturnType<typeof useRecordForm<IncidentDraft>>
  label: string
  hint: string
}
/** Empty while the number is unknown. */
function PersonsField({ form, label, hint }: PersonsProps) {
  const { value, onChange, ...field } = form.getInputProps('persons')
  return (
    <WholeField
      {...field}
      label={label}
      description={hint}
      width={280}
      value={value ?? ''}
      onChange={(count) => onChange(count === '' ? null : count)}
    />
  )
}
