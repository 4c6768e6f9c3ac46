import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import type { DragEvent, MouseEvent, ReactNode } from 'react'
import { formMessages } from '../forms/form.messages.ts'
import { IconAction } from '../layout/icon-action.tsx'
import { useMessages } from '../text/messages.ts'
import styles from './ordered-table.module.css'

type Props = {
  name: string
  link: ReactNode
  cells: readonly { content: ReactNode; isShort?: boolean | undefined }[]
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

/** A record of an ordered table. Two arrow buttons do the same as dragging. */
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
  const messages = useMessages(formMessages)
  // A double click makes one copy.
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
      {cells.map(({ content, isShort }, i) => (
        <td key={i} data-short={isShort}>
          {content}
        </td>
      ))}
      <td className={styles.places}>
        {!isOnly && (
          <div className="row gap-2">
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
            <IconAction
              label={messages.moveUp(name)}
              icon={IconArrowUp}
              onClick={() => onMove(-1)}
            />
            <IconAction
              label={messages.moveDown(name)}
              icon={IconArrowDown}
              onClick={() => onMove(1)}
            />
          </div>
        )}
      </td>
      <td className={styles.acts}>
        {duplicate && (
          <IconAction label={messages.duplicate(name)} icon={IconCopy} onClick={duplicate} />
        )}
        <IconAction color="red" label={messages.remove(name)} icon={IconTrash} onClick={onDelete} />
      </td>
    </tr>
  )
}
