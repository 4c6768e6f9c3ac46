import { ActionIcon } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import type { DragEvent, MouseEvent, ReactNode } from 'react'
import { formWords } from './form.words.ts'
import { useWords } from './words.ts'
import styles from './ordered-table.module.css'

type Props = {
  name: string
  link: ReactNode
  cells: readonly ReactNode[]
  isOnly: boolean
  onMove: (step: -1 | 1) => void
  onDuplicate?: (() => void) | undefined
  onDelete: () => void
  drag: {
    isHeld: boolean
    isOver: boolean
    onStart: () => void
    onOver: () => void
    onDrop: () => void
    onEnd: () => void
  }
}

/** One record of an ordered table. Dragging is a shortcut: the two arrows do the same. */
export function OrderedRow({
  name,
  link,
  cells,
  isOnly,
  onMove,
  onDuplicate,
  onDelete,
  drag,
}: Props) {
  const words = useWords(formWords)
  // A double click is one wish: one copy.
  const duplicate =
    onDuplicate &&
    (({ detail }: MouseEvent) => {
      if (detail < 2) onDuplicate()
    })
  const over = (event: DragEvent) => {
    event.preventDefault()
    drag.onOver()
  }
  return (
    <tr
      {...(drag.isHeld && { 'data-held': true })}
      {...(drag.isOver && { 'data-over': true })}
      onDragOver={over}
      onDrop={drag.onDrop}
    >
      <td className={styles.name}>{link}</td>
      {cells.map((cell, i) => (
        <td key={i}>{cell}</td>
      ))}
      <td className={styles.places}>
        {!isOnly && (
          <div className={styles.arrows}>
            <span
              className={styles.grip}
              draggable
              aria-hidden
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', name)
                drag.onStart()
              }}
              onDragEnd={drag.onEnd}
            >
              <IconGripVertical size={16} />
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={words.moveUp(name)}
              title={words.moveUp(name)}
              onClick={() => onMove(-1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={words.moveDown(name)}
              title={words.moveDown(name)}
              onClick={() => onMove(1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </td>
      <td className={styles.acts}>
        {duplicate && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.duplicate(name)}
            title={words.duplicate(name)}
            onClick={duplicate}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={words.remove(name)}
          title={words.remove(name)}
          onClick={onDelete}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
}
