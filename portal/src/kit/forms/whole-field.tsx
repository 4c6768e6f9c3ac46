import { TextInput } from '@mantine/core'
import { useState, type KeyboardEvent, type ReactNode } from 'react'

type Props = {
  label: string
  isRequired?: boolean
  isLabelHidden?: boolean
  description?: ReactNode
  width?: number
  unit?: string
  /** A number, or '' while the text is not a number. */
  value: number | ''
  onChange: (count: number | '') => void
  onBlur?: (event: unknown) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  error?: ReactNode
  'data-path'?: string
}
const read = (typed: string): number | '' =>
  /^-?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : ''

/** A count; the contract checks that it is an integer within its limits. */
export function WholeField({
  label,
  value,
  onChange,
  onBlur,
  isRequired = false,
  isLabelHidden = false,
  width = 160,
  unit,
  ...field
}: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...field}
      {...(isLabelHidden ? { 'aria-label': label } : { label, required: isRequired })}
      inputMode="numeric"
      autoComplete="off"
      maw={width}
      value={typed ?? String(value)}
      rightSection={
        unit ? (
          <span aria-hidden style={{ color: 'var(--mantine-color-dimmed)', fontSize: '0.75rem' }}>
            {unit}
          </span>
        ) : undefined
      }
      rightSectionWidth={36}
      rightSectionPointerEvents="none"
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
      onChange={(event) => {
        const next = event.currentTarget.value.replace(/[\s\u00a0]/g, '')
        setTyped(next)
        onChange(read(next))
      }}
    />
  )
}
