import { TextInput } from '@mantine/core'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'

/** Reason with which main staff can sell more than is available. */
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
