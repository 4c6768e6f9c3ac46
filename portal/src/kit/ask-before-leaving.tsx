import { Button, Group, Modal, Text } from '@mantine/core'
import { kitWords } from './kit.words.ts'
import { useReturnFocus } from './return-focus.ts'
import { useWords } from './words.ts'

/** Stay is the safe choice, so the focus starts there. */
export function AskBeforeLeaving({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  const words = useWords(kitWords)
  useReturnFocus(true)
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={words.unsavedTitle}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Text mb="lg">{words.unsavedText}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {words.stay}
        </Button>
        <Button color="red" onClick={() => onAnswer(true)}>
          {words.leave}
        </Button>
      </Group>
    </Modal>
  )
}
