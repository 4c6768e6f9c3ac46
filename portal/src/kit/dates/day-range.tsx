import { Button, Group } from '@mantine/core'
import { DayField } from './day-field.tsx'

type Days = { from: string; to: string }
type Props = {
  /** YYYY-MM-DD; an empty day leaves that side open. */
  days: Days
  /** Without `clear`, no button empties the period. */
  labels: { from: string; to: string; clear?: string }
  /** Preset periods. */
  shortcuts: readonly (Days & { label: string })[]
  onChange: (days: Days) => void
}

/** A period of days, both inclusive; each may be open. */
export function DayRange({ days: { from, to }, labels, shortcuts, onChange }: Props) {
  return (
    <Group gap="xs" align="flex-end">
      <DayField
        label={labels.from}
        value={from || null}
        onChange={(day) => onChange({ from: day ?? '', to: day && to && day > to ? day : to })}
      />
      <DayField
        label={labels.to}
        value={to || null}
        onChange={(day) => onChange({ from: day && day < from ? day : from, to: day ?? '' })}
        {...(from && { min: from })}
      />
      {shortcuts.map(({ label, ...usual }) => {
        const isChosen = from === usual.from && to === usual.to
        return (
          <Button
            key={label}
            variant={isChosen ? 'light' : 'default'}
            aria-pressed={isChosen}
            onClick={() => onChange(usual)}
          >
            {label}
          </Button>
        )
      })}
      {labels.clear && (from || to) && (
        <Button variant="subtle" onClick={() => onChange({ from: '', to: '' })}>
          {labels.clear}
        </Button>
      )}
    </Group>
  )
}
