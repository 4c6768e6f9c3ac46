import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useLanguage } from './words.ts'

/** Dollars and cents as the reader writes them: « 12,50 $ » or “$12.50”. Its value is a number, or '' while it is empty. */
export function PriceField(props: Omit<NumberInputProps, 'prefix' | 'suffix'>) {
  const language = useLanguage()
  return (
    <NumberInput
      hideControls decimalScale={2} fixedDecimalScale allowNegative={false} clampBehavior="none" inputMode="decimal" maw={160}
      {...(language === 'fr' ? { decimalSeparator: ',', thousandSeparator: '\u00a0', suffix: '\u00a0$', allowedDecimalSeparators: ['.', ','] } : { thousandSeparator: ',', prefix: '$' })}
      {...props}
    />
  )
}
