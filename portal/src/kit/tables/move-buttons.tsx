import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { formMessages } from '../forms/form.messages.ts'
import { IconAction } from '../layout/icon-action.tsx'
import { useMessages } from '../text/messages.ts'
import { moved } from './ordered.rules.ts'

type Props<T> = {
  name: string
  items: readonly T[]
  place: number
  onMove: (items: T[]) => void
}

/** Buttons that move an item up and down in its list; an only item has none. */
export function MoveButtons<T>({ name, items, place, onMove }: Props<T>) {
  const messages = useMessages(formMessages)
  if (items.length < 2) return null
  return (
    <>
      <IconAction
        label={messages.moveUp(name)}
        icon={IconArrowUp}
        onClick={() => onMove(moved(items, place, -1))}
      />
      <IconAction
        label={messages.moveDown(name)}
        icon={IconArrowDown}
        onClick={() => onMove(moved(items, place, 1))}
      />
    </>
  )
}
