import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formMessages } from '../forms/form.messages.ts'
import { useMessages } from '../text/messages.ts'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  verb: string
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
  /** Label of the safe choice, which has the initial focus. */
  safe?: string
  isDangerous?: boolean
  isPending?: boolean
}

/**
 * Confirmation that states the consequence; its button carries the verb. Mount to open, unmount to
 * close.
 */
export function Confirm({
  title,
  verb,
  safe,
  children,
  onConfirm,
  onClose,
  isDangerous = false,
  isPending = false,
}: Props) {
  const messages = useMessages(formMessages)
  return (
    <Dialog isLocked={isPending} onClose={onClose} title={title}>
      {typeof children === 'string' ? <Text mb="lg">{children}</Text> : children}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus disabled={isPending} onClick={onClose}>
          {safe ?? messages.cancel}
        </Button>
        <Button {...(isDangerous && { color: 'red' })} loading={isPending} onClick={onConfirm}>
          {verb}
        </Button>
      </Group>
    </Dialog>
  )
}
