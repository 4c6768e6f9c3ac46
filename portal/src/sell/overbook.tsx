import { TextInput } from '@mantine/core'
import { useWords } from '../kit/words.ts'
import { sellWords } from './sell.words.ts'

/** Main staff sell what is not there by saying why. */
export function Overbook({
  reason,
  onChange,
}: {
  reason: string
  onChange: (reason: string) => void
}) {
  const words = useWords(sellWords)
  return (
    <TextInput
      mt="sm"
      label={words.overbookReason}
      description={words.overbookHint}
      maxLength={192}
      value={reason}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
