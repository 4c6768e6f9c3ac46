import { Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { IconAction } from '../layout/icon-action.tsx'
import { lazyPart } from '../layout/late.ts'
import { useMessages } from '../text/messages.ts'
import { dateMessages } from './date.messages.ts'

const DayPicker = lazyPart(() =>
  import('./day-picker.tsx').then((module) => ({ default: module.DayPicker })),
)

type Props = {
  label: string
  isRequired?: boolean
  value: string | null
  onChange: (day: string | null) => void
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path'?: string
  /** The first day that the calendar offers; what is typed is checked by the form. */
  min?: string
}
const isDay = (typed: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`))

/** A day of the calendar, typed or picked, as YYYY-MM-DD: no hour and no zone. */
export function DayField({
  label,
  value,
  onChange,
  isRequired = false,
  min,
  error,
  ...field
}: Props) {
  const messages = useMessages(dateMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const take = (next: string) => {
    setTyped(null)
    onChange(next || null)
  }
  return (
    <TextInput
      {...field}
      label={label}
      required={isRequired}
      maw={180}
      placeholder={messages.pattern}
      inputMode="numeric"
      value={typed ?? value ?? ''}
      error={
        typed !== null && typed !== '' && typed.length >= 10 && !isDay(typed)
          ? messages.notADay
          : error
      }
      onChange={(event) => {
        const next = event.currentTarget.value
        if (next === '' || isDay(next)) take(next)
        else setTyped(next)
      }}
      rightSection={
        <Popover
          opened={isOpen}
          onChange={setOpen}
          trapFocus
          returnFocus
          position="bottom-end"
          withinPortal
        >
          <Popover.Target>
            <IconAction
              label={messages.pick(label)}
              icon={IconCalendar}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </Popover.Target>
          <Popover.Dropdown aria-label={label}>
            <Suspense fallback={null}>
              <DayPicker
                day={value}
                min={min}
                onChoose={(next) => {
                  take(next)
                  setOpen(false)
                }}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
