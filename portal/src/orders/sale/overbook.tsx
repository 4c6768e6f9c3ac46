import { TextInput } from '@mantine/core'
import { useMessages } from '../../kit/text/messages.ts'
import { sellMessages } from './sell.messages.ts'

/** Main staff sell what is not there by saying why. */
export function Overbook({
  reason,
  onChange,
}: {
  reason: string
  onChange: (reason: string) => void
}) {
  const messages = useMessages(sellMessages)
  return (
    <TextInput
      mt="sm"
      label={messages.overbookReason}
      description={messages.overbookHint}
      maxLength={192}
      value={reason}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
