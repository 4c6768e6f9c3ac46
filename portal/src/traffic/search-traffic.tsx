import { Button, Checkbox, Group } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { DayField } from '../kit/dates/day-field.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { TrafficSearch } from './traffic-search.rules.ts'
import { trafficMessages } from './traffic.messages.ts'
import type { NamedActivity } from './traffic.queries.ts'
import { canSearch, mostActivities } from './traffic.rules.ts'
import styles from './traffic.module.css'

type Props = {
  search: TrafficSearch
  activities: readonly NamedActivity[]
  onSearch: (next: TrafficSearch) => void
}

/** Activities and period; by default all activities, today. */
export function SearchTraffic({ search, activities, onSearch }: Props) {
  const messages = useMessages(trafficMessages)
  const localized = useLocalized()
  const [chosen, setChosen] = useState(() =>
    search.activities.split(',').filter((id) => activities.some(({ publicId }) => publicId === id)),
  )
  const [from, setFrom] = useState<string | null>(search.from)
  const [to, setTo] = useState<string | null>(search.to)
  const next = { activities: chosen.join(','), from: from ?? '', to: to ?? '', page: 1 }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSearch(next)) onSearch(next)
  }
  return (
    <search>
      <form className={`panel ${styles.search}`} onSubmit={submit}>
        <fieldset className={styles.activities}>
          <legend>{messages.activities}</legend>
          <Group gap="xs" className={styles.quick}>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() =>
                setChosen(activities.slice(0, mostActivities).map(({ publicId }) => publicId))
              }
            >
              {messages.all}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => setChosen([])}>
              {messages.none}
            </Button>
          </Group>
          <Checkbox.Group value={chosen} onChange={setChosen} aria-label={messages.activities}>
            <div className={styles.boxes}>
              {activities.map(({ publicId, name }) => (
                <Checkbox key={publicId} value={publicId} label={localized(name)} />
              ))}
            </div>
          </Checkbox.Group>
          {activities.length > 0 && chosen.length === 0 && (
            <p className="dimmed size-13 no-margin above-4" role="alert">
              {messages.atLeastOne}
            </p>
          )}
          {activities.length === 0 && (
            <p className="dimmed size-13 no-margin above-4">{messages.noActivity}</p>
          )}
        </fieldset>
        <Group gap="sm" align="flex-end">
          <DayField label={messages.from} isRequired value={from} onChange={setFrom} />
          <DayField
            label={messages.to}
            isRequired
            value={to}
            onChange={setTo}
            {...(from && { min: from })}
          />
          <Button
            type="submit"
            leftSection={<IconSearch size={16} aria-hidden />}
            disabled={!canSearch(next)}
          >
            {messages.search}
          </Button>
        </Group>
      </form>
    </search>
  )
}
