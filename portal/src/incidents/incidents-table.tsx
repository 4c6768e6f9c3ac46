import { Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { incidentMessages } from './incidents.messages.ts'
import type { Incident } from './incidents.queries.ts'

type Props = { incidents: readonly Incident[]; onEdit: (incident: Incident) => void }

export function IncidentsTable({ incidents, onEdit }: Props) {
  const messages = useMessages(incidentMessages)
  return (
    <RecordTable
      title={messages.title}
      rows={incidents}
      keyOf={({ publicId }) => publicId}
      empty={messages.none}
      columns={[
        {
          header: messages.what,
          cell: ({ number, information, circumstances }) => (
            <>
              <Text size="sm" fw={550}>
                {number}. {information}
              </Text>
              <Text size="sm" lineClamp={3}>
                {circumstances}
              </Text>
            </>
          ),
        },
        {
          header: messages.when,
          cell: ({ beganOn, endedOn, noticedOn }) => (
            <>
              <Text size="sm">{endedOn ? messages.period(beganOn, endedOn) : beganOn}</Text>
              <Text size="xs" c="dimmed">
                {messages.noticed(noticedOn)}
              </Text>
            </>
          ),
        },
        { header: messages.people, cell: ({ persons }) => persons ?? messages.unknown },
        {
          header: messages.risk,
          cell: ({ isSerious }) =>
            isSerious ? (
              <StatusBadge tone="warning" icon={IconAlertTriangle}>
                {messages.serious}
              </StatusBadge>
            ) : (
              <StatusBadge tone="muted" icon={IconCheck}>
                {messages.notSerious}
              </StatusBadge>
            ),
        },
        { header: messages.told, cell: (incident) => <NotifiedDates incident={incident} /> },
        { header: messages.keptUntil, cell: ({ keptUntil }) => keptUntil },
      ]}
      acts={{
        header: messages.actions,
        cell: (incident) => (
          <IconAction
            icon={IconPencil}
            label={messages.edit(incident.number)}
            onClick={() => onEdit(incident)}
          />
        ),
      }}
    />
  )
}

/** When the commission and the persons were notified, or whether they have to be. */
function NotifiedDates({ incident }: { incident: Incident }) {
  const messages = useMessages(incidentMessages)
  const { isSerious, commissionToldOn, personsToldOn } = incident
  if (!isSerious && !commissionToldOn && !personsToldOn) return '—'
  return (
    <>
      <Notice isDue={isSerious} day={commissionToldOn} texts={messages.commission} />
      <Notice isDue={isSerious} day={personsToldOn} texts={messages.persons} />
    </>
  )
}

type NoticeProps = {
  isDue: boolean
  day: string | null
  texts: { told: (day: string) => string; mustTell: string }
}
function Notice({ isDue, day, texts }: NoticeProps) {
  if (day) return <Text size="sm">{texts.told(day)}</Text>
  if (!isDue) return null
  return (
    <Text size="sm" c="var(--mantine-color-error)">
      {texts.mustTell}
    </Text>
  )
}
