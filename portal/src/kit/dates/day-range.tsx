import { Button, Group } from '@mantine/core'
import { DayField } from './day-field.tsx'

type Days = { from: string; to: string }
type Props = {
  /** Days, YYYY-MM-DD; an empty one leaves its side open. */
  days: Days
  /** Without `clear` a period must be said whole. */
  labels: { from: string; to: string; clear?: string }
  /** The usual periods, at hand. */
  shortcuts: readonly (Days & { label: string })[]
  onChange: (days: Days) => void
}

/** Between which days something is, the first and the last included; either may be left open. */
export function DayRange({ days: { from, to }, labels, shortcuts, onChange }: Props) {
  return (
    <Group gap="xs" align="flex-end">
      <DayField
        label={labels.from}
        value={from || null}
        onChange={(day) => onChange({ from: day ?? '', to: day && day > to ? '' : to })}
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
