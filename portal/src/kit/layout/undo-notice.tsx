import { undoSeconds } from '@guichet/contract/orders/refunds/undo.ts'
import { Button, Group, Text } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { kitMessages } from '../text/kit.messages.ts'
import { undoMessages } from './undo-notice.messages.ts'

const languageOnScreen = () => (document.documentElement.lang === 'en' ? 'en' : 'fr')

type Undoable = { title: string; onUndo: () => void; seconds?: number }
/**
 * Notification of an action that can be undone for some seconds. It is outside the pages, so it
 * stays during navigation. Ctrl+Z undoes, except in a field.
 */
export function notifyUndoable({ title, onUndo, seconds = undoSeconds }: Undoable): void {
  const id = `undo-${crypto.randomUUID()}`
  const hide = () => void notifications.hide(id)
  notifications.show({
    id,
    title,
    message: <UndoButton onUndo={onUndo} seconds={seconds} onEnd={hide} />,
    color: 'teal',
    icon: <IconArrowBackUp size={16} aria-hidden />,
    closeButtonProps: { 'aria-label': kitMessages[languageOnScreen()].hideNotice },
    autoClose: false,
    role: 'status',
  })
}

/** The countdown is hidden from screen readers, which would read it every second. */
type UndoButtonProps = Required<Omit<Undoable, 'title'>> & { onEnd: () => void }
function UndoButton({ onUndo, seconds, onEnd }: UndoButtonProps) {
  const messages = undoMessages[languageOnScreen()]
  const [until] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const wasPressed = useRef(false)
  const hasFinger = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.ceil((until - Date.now()) / 1000)
      setLeft(Math.max(0, now))
      if (now <= 0) onEnd()
    }, 200)
    return () => clearInterval(timer)
  }, [until, onEnd])
  const press = () => {
    if (wasPressed.current) return
    wasPressed.current = true
    onUndo()
    onEnd()
  }
  useHotkeys([['mod+Z', press]])
  return (
    <Group gap="sm" mt={4}>
      <Button size="xs" variant="default" aria-keyshortcuts="Control+Z" onClick={press}>
        {messages.undo}
      </Button>
      <Text size="xs" c="dimmed" aria-hidden>
        {messages.left(left)}
        {!hasFinger && ` · ${messages.keys}`}
      </Text>
    </Group>
  )
}
