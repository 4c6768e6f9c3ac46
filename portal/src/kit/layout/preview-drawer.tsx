import { Drawer, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useReturnFocus } from '../focus/return-focus.ts'

type Props = {
  title: string
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Preview of a record next to its list. */
export function PreviewDrawer({ title, closeLabel, isOpen, onClose, children }: Props) {
  useReturnFocus(isOpen)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={520}
      title={
        <Text span fw={620} size="lg">
          {title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      {isOpen && children}
    </Drawer>
  )
}
