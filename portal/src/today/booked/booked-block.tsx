import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useDates } from '../../kit/dates/dates.ts'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { MenuItemLink } from '../../kit/layout/menu-link.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { bookedMessages } from './booked.messages.ts'
import { useTargets } from './booked.queries.ts'
import {
  isMovable,
  type BookedTicket,
  type BookedKind,
  type Place,
  type Target,
  type Targets,
} from './booked.rules.ts'
import styles from './booked.module.css'

type Props = {
  kind: BookedKind
  block: BookedTicket
  name: string
  /** There is no other place to move it to. */
  isAlone: boolean
  isMoving: boolean
  onDrag: (block: BookedTicket | null) => void
  onMove: (to: Place) => void
  /** Null when the time cannot be changed here, or not by this user. */
  onTime: (() => void) | null
}

/** A booking: its guest, time and state, and a menu of moves. */
export function BookedBlock({ kind, block, name, isAlone, isMoving, onDrag, ...acts }: Props) {
  const messages = useMessages(bookedMessages)
  const mayGo = isMovable(block) && (!isAlone || acts.onTime !== null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu does the same with keys
    <li
      className={styles.block}
      data-state={block.state}
      data-stays={!isMovable(block) || undefined}
      draggable={mayGo && !isMoving}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(block)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div>
        <Text fw={550}>{name}</Text>
        <Text size="sm">{useTimeOf(kind, block)}</Text>
        <Text size="sm" c="dimmed">
          {[messages.states[block.state], block.isSizeOpen && messages.sizeOpen]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <AnchorLink
          to="/orders/$ref"
          params={{ ref: block.orderReference }}
          size="sm"
          underline="always"
        >
          {messages.order(block.orderReference)}
        </AnchorLink>
      </div>
      {mayGo && <MoveMenu {...{ kind, block, name, isMoving }} {...acts} />}
    </li>
  )
}

function useTimeOf(kind: BookedKind, { begin, end }: BookedTicket): string {
  const dates = useDates()
  if (kind === 'lodging') return `${begin} → ${end}`
  const isOneDay = dates.day(begin) === dates.day(end)
  return isOneDay
    ? `${dates.hour(begin)} – ${dates.hour(end)}`
    : `${dates.moment(begin)} → ${dates.moment(end)}`
}

type MenuProps = Omit<Props, 'isAlone' | 'onDrag'>
/** Opens once the free places are loaded, so that the focus starts on the first one. */
function MoveMenu({ kind, block, name, isMoving, onMove, onTime }: MenuProps) {
  const messages = useMessages(bookedMessages)
  const [isAsked, setAsked] = useState(false)
  const { data, isError } = useTargets(kind, isAsked ? block.id : null)
  const isKnown = data !== undefined || isError
  return (
    <Menu position="bottom-end" opened={isAsked && isKnown} onChange={setAsked}>
      <Menu.Target>
        <Button
          variant="default"
          className={styles.move}
          disabled={isMoving}
          loading={isAsked && !isKnown}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={messages.moveOf(name)}
        >
          {messages.move}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {data ? (
          <TargetItems targets={data} block={block} onMove={onMove} />
        ) : (
          <Menu.Label>{messages.targetsFailed}</Menu.Label>
        )}
        <Menu.Divider />
        {onTime && <Menu.Item onClick={onTime}>{messages.anotherTime}</Menu.Item>}
        <MenuItemLink to="/orders/$ref" params={{ ref: block.orderReference }}>
          {messages.inOrder}
        </MenuItemLink>
      </Menu.Dropdown>
    </Menu>
  )
}

type ItemsProps = Pick<Props, 'block' | 'onMove'> & { targets: Targets }
function TargetItems({ targets: { whyNotMoved, targets }, block, onMove }: ItemsProps) {
  const messages = useMessages(bookedMessages)
  if (whyNotMoved) return <Menu.Label>{messages.whyStays[whyNotMoved]}</Menu.Label>
  return targets
    .filter(({ id }) => id !== block.placeId)
    .map((target) => <TargetItem key={target.id} target={target} onMove={onMove} />)
}

/** A full target stays focusable for arrow keys, and shows why it cannot be chosen. */
function TargetItem({ target, onMove }: { target: Target; onMove: Props['onMove'] }) {
  const messages = useMessages(bookedMessages)
  const localized = useLocalized()
  const isClosed = target.whyNot !== null
  const standing = target.whyNot ? messages.whyNot[target.whyNot] : messages.free(target.free)
  return (
    <Menu.Item
      aria-disabled={isClosed}
      {...(isClosed && { 'data-disabled': true })}
      closeMenuOnClick={!isClosed}
      onClick={() => {
        if (!isClosed) onMove(target)
      }}
    >
      {messages.target(localized(target.name), standing)}
    </Menu.Item>
  )
}
