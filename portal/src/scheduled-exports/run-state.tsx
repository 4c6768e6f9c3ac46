import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconClockX,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { exportMessages } from './exports.messages.ts'
import type { ExportRun } from './exports.queries.ts'

const looks = {
  waiting: { tone: 'info', icon: IconClock },
  done: { tone: 'positive', icon: IconCheck },
  expired: { tone: 'muted', icon: IconClockX },
  failed: { tone: 'negative', icon: IconAlertTriangle },
  missed: { tone: 'warning', icon: IconPlayerSkipForward },
} as const satisfies Record<ExportRun['state'], object>

export function RunState({ state }: Pick<ExportRun, 'state'>) {
  const { states } = useMessages(exportMessages)
  return <StatusBadge {...looks[state]}>{states[state]}</StatusBadge>
}
