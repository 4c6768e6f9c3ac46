import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconTrash,
  type Icon,
} from '@tabler/icons-react'
import type { DragEvent, ReactNode } from 'react'
import { formMessages } from '../forms/form.messages.ts'
import { useMessages } from '../text/messages.ts'
import styles from './ordered-table.module.css'

/** An action of a record, in the menu of its row. */
export type RowAct = { label: string; icon: Icon; onPress: () => void }
type Props = {
  name: string
  link: ReactNode
  cells: readonly { content: ReactNode; isShort?: boolean | undefined }[]
  acts: readonly RowAct[]
  /** False for the only row, and while the list is filtered. */
  canMove: boolean
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

/** A record of an ordered table. Two items of its menu do the same as dragging. */
export function OrderedRow({ name, link, cells, canMove, drag, ...menu }: Props) {
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
      <td className={styles.grip}>
        {canMove && (
          <span
            className={styles.handle}
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
        )}
      </td>
      <td className={styles.name}>{link}</td>
      {cells.map(({ content, isShort }, i) => (
        <td key={i} data-short={isShort}>
          {content}
        </td>
      ))}
      <td className={styles.acts}>
        <RowMenu {...menu} name={name} canMove={canMove} />
      </td>
    </tr>
  )
}

type MenuProps = Omit<Props, 'link' | 'cells' | 'drag'>
function RowMenu({ name, acts, canMove, onMove, onDuplicate, onDelete }: MenuProps) {
  const messages = useMessages(formMessages)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={messages.actionsOf(name)}
          title={messages.actionsOf(name)}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ label, icon: Sign, onPress }) => (
          <Menu.Item key={label} leftSection={<Sign size={16} aria-hidden />} onClick={onPress}>
            {label}
          </Menu.Item>
        ))}
        {/* The menu stays open: a record is often moved by several positions. */}
        {canMove && (
          <>
            <Menu.Item
              closeMenuOnClick={false}
              leftSection={<IconArrowUp size={16} aria-hidden />}
              onClick={() => onMove(-1)}
            >
              {messages.moveUpVerb}
            </Menu.Item>
            <Menu.Item
              closeMenuOnClick={false}
              leftSection={<IconArrowDown size={16} aria-hidden />}
              onClick={() => onMove(1)}
            >
              {messages.moveDownVerb}
            </Menu.Item>
          </>
        )}
        {onDuplicate && (
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onDuplicate}>
            {messages.duplicateVerb}
          </Menu.Item>
        )}
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onDelete}
        >
          {messages.removeVerb}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
