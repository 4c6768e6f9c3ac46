import { ReportForm } from '@guichet/contract/reports/create-report.ts'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { Confirm } from '../kit/layout/confirm.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { daysOf, lengthOf, usualPeriods } from './periods.rules.ts'
import { reportMessages } from './reports.messages.ts'
import { useCreateReport, type ReportDraft } from './reports.queries.ts'

const empty: ReportDraft = { title: '', startDate: '', endDate: '' }

/** Creates a report: title and period, then a confirmation. */
export function MakeReport({ onClose }: { onClose: () => void }) {
  const messages = useMessages(reportMessages)
  const navigate = useNavigate()
  const command = useCreateReport(({ publicId: id }) =>
    navigate({ to: '/reports/$id', params: { id } }),
  )
  const form = useRecordForm<ReportDraft>(ReportForm, empty, command.error)
  const [asked, setAsked] = useState<ReportDraft | null>(null)
  return (
    <>
      <RecordModal
        title={messages.newReport}
        form={form}
        verb={messages.goOn}
        isReady={ReportForm.safeParse(form.values).success}
        command={command}
        onSubmit={setAsked}
        onClose={onClose}
      >
        <TextInput
          {...form.getInputProps('title')}
          label={messages.reportTitle}
          description={messages.titleHint}
          required
          autoComplete="off"
        />
        <Period form={form} />
      </RecordModal>
      {asked && (
        <ConfirmReport
          draft={asked}
          isPending={command.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => command.mutate({ body: asked }, { onSettled: () => setAsked(null) })}
        />
      )}
    </>
  )
}

function Period({ form }: { form: RecordForm<ReportDraft> }) {
  const messages = useMessages(reportMessages)
  const today = useDates().today()
  const { startDate, endDate } = form.values
  const choose = (from: string, to: string) => {
    form.setFieldValue('startDate', from)
    form.setFieldValue('endDate', to)
  }
  return (
    <>
      <Group gap="sm" align="flex-start">
        <DayField
          {...form.getInputProps('startDate')}
          label={messages.startDate}
          isRequired
          onChange={(day) => choose(day ?? '', day && endDate && day > endDate ? day : endDate)}
        />
        <DayField
          {...form.getInputProps('endDate')}
          label={messages.endDate}
          isRequired
          onChange={(day) => choose(day && day < startDate ? day : startDate, day ?? '')}
          {...(startDate && { min: startDate })}
        />
      </Group>
      <Group gap="xs">
        {usualPeriods.map((period) => {
          const { from, to } = daysOf(period, today)
          const isChosen = from === startDate && to === endDate
          return (
            <Button
              key={period}
              size="compact-sm"
              variant={isChosen ? 'light' : 'default'}
              aria-pressed={isChosen}
              onClick={() => choose(from, to)}
            >
              {messages.periods[period]}
            </Button>
          )
        })}
      </Group>
    </>
  )
}

type ConfirmProps = {
  draft: ReportDraft
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}
function ConfirmReport({ draft, isPending, onClose, onConfirm }: ConfirmProps) {
  const messages = useMessages(reportMessages)
  const dates = useDates()
  const { title, startDate: from, endDate: to } = draft
  return (
    <Confirm
      title={messages.confirmTitle}
      verb={messages.confirmVerb}
      isPending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Text fw={620}>{title}</Text>
      <Text>
        {messages.periodOf(from, to)} · {messages.days(lengthOf({ from, to }))}
      </Text>
      <Text size="sm" c="dimmed" mt="sm">
        {to < dates.today() ? messages.willClose : messages.willStayOpen}
      </Text>
    </Confirm>
  )
}
