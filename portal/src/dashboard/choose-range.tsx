import { Button, Group } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { DayRange } from '../kit/dates/day-range.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { lastDays, rangeFault, shortcutDays } from './dashboard.rules.ts'
import styles from './dashboard.module.css'

type Props = {
  range: DashboardSearch
  today: string
  onUpdate: (next: DashboardSearch) => void
}

/** The period; it is applied when the button is pressed. */
export function ChooseRange({ range, today, onUpdate }: Props) {
  const messages = useMessages(dashboardMessages)
  const [chosen, setChosen] = useState(range)
  const fault = rangeFault(chosen, today)
  const isSame = chosen.from === range.from && chosen.to === range.to
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fault && !isSame) onUpdate(chosen)
  }
  return (
    <form className={styles.range} onSubmit={submit}>
      <Group gap="xs" align="flex-end">
        <DayRange
          days={chosen}
          labels={{ from: messages.from, to: messages.to }}
          shortcuts={shortcutDays.map((count) => ({
            label: messages.lastDays(count),
            ...lastDays(count, today),
          }))}
          onChange={({ from, to }) => setChosen({ from, to })}
        />
        <Button type="submit" disabled={Boolean(fault) || isSame}>
          {messages.update}
        </Button>
      </Group>
      {fault && (
        <p className={styles.fault} role="alert">
          {messages.faults[fault]}
        </p>
      )}
    </form>
  )
}
