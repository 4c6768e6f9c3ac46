import { Button, Group, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { Dialog } from '../../../kit/layout/dialog.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { savedCartMessages } from './saved-cart.messages.ts'

type Props = { name: string | null; onName: (name: string | null) => void; onClose: () => void }

/** Names a cart, so that the staff find it again. */
export function NameCart({ name, onName, onClose }: Props) {
  const messages = useMessages(savedCartMessages)
  const [typed, setTyped] = useState(name ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onName(typed.trim() || null)
    onClose()
  }
  return (
    <Dialog title={messages.rename} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={messages.name}
          description={messages.nameHint}
          maxLength={50}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button type="submit">{messages.save}</Button>
        </Group>
      </form>
    </Dialog>
  )
}
