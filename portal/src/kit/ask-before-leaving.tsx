import { Button, Group, Modal, Text } from '@mantine/core'
import { kitMessages } from './kit.messages.ts'
import { useMessages } from './messages.ts'
import { useReturnFocus } from './return-focus.ts'

/** Stay is the safe choice, so the focus starts there. */
export function AskBeforeLeaving({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  const messages = useMessages(kitMessages)
  useReturnFocus(true)
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={messages.unsavedTitle}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <Text mb="lg">{messages.unsavedText}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {messages.stay}
        </Button>
        <Button color="red" onClick={() => onAnswer(true)}>
          {messages.leave}
        </Button>
      </Group>
    </Modal>
  )
}
