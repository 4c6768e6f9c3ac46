import { Switch } from '@mantine/core'
import { useState } from 'react'
import { DayRange } from '../kit/dates/day-range.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { daysOf, periodFault, usualPeriods } from './journal-periods.rules.ts'
import type { JournalSearch } from './journal-search.rules.ts'
import { journalMessages } from './journal.messages.ts'

type Props = {
  search: JournalSearch
  today: string
  onChange: (next: JournalSearch) => void
}

/** Period, and recognition of revenue. An invalid period is not requested. */
export function ChoosePeriod({ search, today, onChange }: Props) {
  const messages = useMessages(journalMessages)
  const { from: firstDay, to: lastDay } = search
  const [seen, setSeen] = useState(`${firstDay} ${lastDay}`)
  const [days, setDays] = useState({ from: firstDay, to: lastDay })
  // The address may change elsewhere, such as by Back.
  if (seen !== `${firstDay} ${lastDay}`) {
    setSeen(`${firstDay} ${lastDay}`)
    setDays({ from: firstDay, to: lastDay })
  }
  const fault = periodFault(days, today)
  const choose = ({ from, to }: { from: string; to: string }) => {
    setDays({ from, to })
    if (!periodFault({ from, to }, today)) onChange({ ...search, from, to })
  }
  return (
    <div className="stack gap-12 below-16">
      <DayRange
        days={days}
        labels={{ from: messages.from, to: messages.to }}
        shortcuts={usualPeriods.map((period) => ({
          label: messages.periods[period],
          ...daysOf(period, today),
        }))}
        onChange={choose}
      />
      {fault && (
        <p className="error size-13 no-margin" role="alert">
          {messages.faults[fault]}
        </p>
      )}
      <Switch
        label={messages.deferred}
        description={messages.deferredHint}
        checked={search.deferred}
        onChange={(event) => onChange({ ...search, deferred: event.currentTarget.checked })}
      />
    </div>
  )
}
