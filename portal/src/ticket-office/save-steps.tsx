import { Loader, Progress } from '@mantine/core'
import { IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react'
import { useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import type { Step, Steps, StepState } from './save-office.ts'
import styles from './office.module.css'

const order: readonly Step[] = ['profile', 'removals', 'uploads']
const signs: Record<StepState, React.ReactNode> = {
  waiting: <IconCircleDashed size={16} aria-hidden />,
  running: <Loader size={14} />,
  done: <IconCheck size={16} aria-hidden />,
  failed: <IconX size={16} color="var(--mantine-color-error)" aria-hidden />,
}

/** Progress of a save with new photos, step by step. */
export function SaveSteps({ steps, percent }: { steps: Steps; percent: number }) {
  const messages = useMessages(officeMessages)
  return (
    <ol className={`panel ${styles.steps}`} aria-label={messages.steps} aria-live="polite">
      {order.map((step) => (
        <li key={step}>
          {signs[steps[step]]} {messages.step[step]} ({messages.stepState[steps[step]]})
        </li>
      ))}
      {steps.uploads === 'running' && (
        <Progress value={percent} aria-label={messages.step.uploads} />
      )}
    </ol>
  )
}
