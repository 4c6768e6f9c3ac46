import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../layout/dialog.tsx'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'

/** The focus starts on Stay, the safe choice. */
export function AskBeforeLeaving({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  const messages = useMessages(kitMessages)
  return (
    <Dialog onClose={() => onAnswer(false)} title={messages.unsavedTitle}>
      <Text mb="lg">{messages.unsavedText}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {messages.stay}
        </Button>
        <Button color="red" onClick={() => onAnswer(true)}>
          {messages.leave}
        </Button>
      </Group>
    </Dialog>
  )
}
