import { extractIncidents } from '@guichet/contract/incidents/extract-incidents.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { callForAnswer } from '../kit/api/call.ts'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDownload } from '../kit/api/use-download.ts'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { IncidentsTable } from './incidents-table.tsx'
import { incidentMessages } from './incidents.messages.ts'
import { useIncidents, type Incident } from './incidents.queries.ts'

const IncidentForm = lazyPart(() => import('./incident-form.tsx'), 'IncidentForm')

/** Register of confidentiality incidents, required by the law on personal information. */
export function IncidentsScreen() {
  const messages = useMessages(incidentMessages)
  const incidents = useIncidents()
  const { taking, take } = useDownload<'xlsx'>(messages.downloaded)
  const [open, setOpen] = useState<{ kept: Incident | null } | null>(null)
  const ask = () => callForAnswer(extractIncidents, {}, {})
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          <>
            <AnchorLink to="/configuration" size="sm">
              {messages.back}
            </AnchorLink>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={taking !== null}
              onClick={() => take({ format: 'xlsx', ask })}
            >
              {messages.download}
            </Button>
            <CreateButton onClick={() => setOpen({ kept: null })}>{messages.create}</CreateButton>
          </>
        }
      />
      <Text size="sm" c="dimmed" maw={720} mb="md">
        {messages.intro}
      </Text>
      <QueryBoundary
        query={incidents}
        title={messages.loadFailed}
        loading={<Skeleton height={240} />}
      >
        {({ items }) => <IncidentsTable incidents={items} onEdit={(kept) => setOpen({ kept })} />}
      </QueryBoundary>
      {open && <IncidentForm kept={open.kept} onClose={() => setOpen(null)} />}
    </>
  )
}
