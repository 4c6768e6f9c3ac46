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
 * A time of the wall clock, HH:mm, typed as people write it: 9, 930, 9h30. The browser's own field
 * would say AM and PM as its machine does.
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
