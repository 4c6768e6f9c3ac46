import { Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import {
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { IconAction } from '../layout/icon-action.tsx'
import { lazyPart } from '../layout/lazy-part.ts'
import { useMessages } from '../text/messages.ts'
import { dateMessages } from './date.messages.ts'
import { dayOfTyped, isDay } from './typed-day.rules.ts'

const DayPicker = lazyPart(() => import('./day-picker.tsx'), 'DayPicker')

type Props = {
  label: string
  isRequired?: boolean
  value: string | null
  onChange: (day: string | null) => void
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path'?: string
  /** First selectable day; typed values are checked by the form. */
  min?: string
  /** Earliest day that a typed month and date can mean, if the calendar offers earlier days. */
  first?: string
}
/**
 * A calendar day, typed or picked, as YYYY-MM-DD without a time zone. With a first day, a month and
 * a date are enough: the year is the next one that contains them.
 */
export function DayField({
  label,
  value,
  onChange,
  isRequired = false,
  min,
  first = min,
  error,
  onBlur,
  ...field
}: Props) {
  const messages = useMessages(dateMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const take = (next: string) => {
    setTyped(null)
    onChange(next || null)
  }
  const complete = () => {
    const meant = typed !== null && first !== undefined && dayOfTyped(typed, first)
    if (meant) take(meant)
  }
  const replaced = useReplaced()
  return (
    <TextInput
      {...field}
      {...replaced}
      onBlur={(event) => {
        complete()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') complete()
      }}
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
            <DayPicker
              day={value}
              min={min}
              onChoose={(next) => {
                take(next)
                setOpen(false)
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}

/** Selects the whole value on focus, so that typing replaces it. */
function useReplaced() {
  const hasEntered = useRef(false)
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      hasEntered.current = document.activeElement !== currentTarget
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (hasEntered.current && currentTarget.selectionStart === currentTarget.selectionEnd)
        currentTarget.select()
      hasEntered.current = false
    },
  }
}
