import { Alert, Button } from '@mantine/core'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'

type Props = {
  /** The chosen hour, which the day does not have. */
  missing: string
  /** Hour to offer instead; null when the day has none. */
  instead: string | null
  onAgree: () => void
}

/** Says that a day lacks the chosen hour, and asks before another one is taken. */
export function HourMissing({ missing, instead, onAgree }: Props) {
  const messages = useMessages(sellMessages)
  return (
    <Alert color="orange" p="xs" mb="xs">
      <output className="row wraps gap-8">
        <span>{messages.hourMissing(missing)}</span>
        {instead && (
          <Button variant="default" onClick={onAgree}>
            {missing} → {instead}
          </Button>
        )}
      </output>
    </Alert>
  )
}
