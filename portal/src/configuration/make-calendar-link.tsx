import {
  calendarSubjects,
  createCalendarLink,
} from '@guichet/contract/calendars/create-calendar-link.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { calendarMessages } from './calendar-links.messages.ts'
import { useCreateCalendarLink } from './calendar-links.queries.ts'

type Form = Body<typeof createCalendarLink>
type Props = { onClose: () => void; onMade: (url: string) => void }

/** Creates a calendar link: its recipient and its content. */
export function MakeCalendarLink({ onClose, onMade }: Props) {
  const messages = useMessages(calendarMessages)
  const language = useLanguage()
  const command = useCreateCalendarLink(({ url }) => onMade(url))
  const [empty] = useState<Form>({ name: '', subject: 'timetables', language })
  const form = useRecordForm<Form>(createCalendarLink.body, empty, command.error)
  return (
    <RecordModal
      title={messages.create}
      form={form}
      onSubmit={(body) => command.mutate({ body })}
      onClose={onClose}
      verb={messages.create}
      command={command}
      fieldNames={messages.fields}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={messages.fields.name}
        description={messages.nameHint}
        maxLength={75}
        required
      />
      <NativeSelect
        {...form.getInputProps('subject')}
        label={messages.fields.subject}
        data={calendarSubjects.map((value) => ({ value, label: messages.subjects[value] }))}
      />
      <NativeSelect
        {...form.getInputProps('language')}
        label={messages.fields.language}
        data={(['fr', 'en'] as const).map((value) => ({
          value,
          label: messages.languages[value],
        }))}
      />
    </RecordModal>
  )
}
