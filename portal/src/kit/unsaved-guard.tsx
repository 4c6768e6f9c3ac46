import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { kitWords } from './kit.words.ts'
import { guardLeaving } from './unsaved.ts'
import { useWords } from './words.ts'

/** Asks before typed work is lost: another page, another business, a closed tab. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const words = useWords(kitWords)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname, enableBeforeUnload: isDirty, withResolver: true,
  })
  const answer = useRef<(leave: boolean) => void>(undefined)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    guardLeaving(isDirty ? () => new Promise((resolve) => { answer.current = resolve; setAsking(true) }) : null)
    return () => guardLeaving(null)
  }, [isDirty])

  const settle = (leave: boolean) => {
    if (blocker.status === 'blocked') return leave ? blocker.proceed() : blocker.reset()
    setAsking(false)
    answer.current?.(leave)
  }
  return (
    <Modal opened={isAsking || blocker.status === 'blocked'} onClose={() => settle(false)} title={words.unsavedTitle} closeButtonProps={{ 'aria-label': words.close }}>
      <Text mb="lg">{words.unsavedText}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => settle(false)}>{words.stay}</Button>
        <Button color="red" onClick={() => settle(true)}>{words.leave}</Button>
      </Group>
    </Modal>
  )
}
