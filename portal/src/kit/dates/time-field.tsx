import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { wallTimeOf } from './wall-time.rules.ts'

type Props = {
  label: string
  description?: string
  value: string
  onChange: (time: string) => void
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path'?: string
}

/**
 * A local time, HH:mm, that also accepts 9, 930 and 9h30. The browser's own field would show AM and
 * PM according to the machine's locale.
 */
export function TimeField({ label, value, onChange, onBlur, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const leave = (event: unknown) => {
    setTyped(null)
    onBlur?.(event)
  }
  return (
    <TextInput
      {...field}
      label={label}
      required
      placeholder="HH:mm"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={typed ?? value}
      onChange={(event) => {
        const next = event.currentTarget.value
        setTyped(next)
        onChange(wallTimeOf(next) ?? next)
      }}
      onBlur={leave}
    />
  )
}
