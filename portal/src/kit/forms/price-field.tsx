import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '../text/messages.ts'

type Props = {
  label: string
  isRequired?: boolean
  isLabelHidden?: boolean
  /** The field that takes the focus when its dialog opens. */
  isFirst?: boolean
  description?: string
  /** Dollars: a number as stored, or text as typed. */
  value: string | number
  onChange: (dollars: string) => void
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path'?: string
}

/** An amount with a comma or a point as decimal separator; the contract parses the text. */
export function PriceField({
  label,
  value,
  onChange,
  onBlur,
  isRequired = false,
  isLabelHidden = false,
  isFirst = false,
  ...field
}: Props) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const amount = typeof value === 'number' ? value.toFixed(2) : value
  const shown = language === 'fr' ? amount.replace('.', ',') : amount
  return (
    <TextInput
      {...field}
      {...(isLabelHidden ? { 'aria-label': label } : { label, required: isRequired })}
      {...(isFirst && { 'data-autofocus': true })}
      inputMode="decimal"
      maw={160}
      value={typed ?? shown}
      leftSection={language === 'en' ? '$' : undefined}
      rightSection={language === 'fr' ? '$' : undefined}
      leftSectionWidth={24}
      rightSectionWidth={24}
      onChange={(event) => {
        const next = event.currentTarget.value
        setTyped(next)
        onChange(next.replace(/[\s\u00a0$]/g, '').replace(',', '.'))
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
