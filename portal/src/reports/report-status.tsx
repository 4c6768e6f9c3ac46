import { IconAlertTriangle, IconClock, IconLock } from '@tabler/icons-react'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { reportMessages } from './reports.messages.ts'
import type { ReportHead } from './reports.queries.ts'

const looks = {
  Pending: { tone: 'info', icon: IconClock },
  Completed: { tone: 'positive', icon: IconLock },
  Failed: { tone: 'negative', icon: IconAlertTriangle },
} as const satisfies Record<ReportHead['status'], object>

export function ReportStatus({ status }: Pick<ReportHead, 'status'>) {
  const { statuses } = useMessages(reportMessages)
  return <StatusBadge {...looks[status]}>{statuses[status]}</StatusBadge>
}
