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
  type Booked,
  type BookedKind,
  type Place,
  type Target,
  type Targets,
} from './booked.rules.ts'
import styles from './booked.module.css'

type Props = {
  kind: BookedKind
  block: Booked
  name: string
  /** There is no other place where it could go. */
  isAlone: boolean
  isMoving: boolean
  onDrag: (block: Booked | null) => void
  onMove: (to: Place) => void
  /** Null where its time does not change here, or not by this person. */
  onTime: (() => void) | null
}

/** Who has it and when, how it stands, and where it may go. */
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

function useTimeOf(kind: BookedKind, { begin, end }: Booked): string {
  const dates = useDates()
  if (kind === 'lodging') return `${begin} → ${end}`
  const isOneDay = dates.day(begin) === dates.day(end)
  return isOneDay
    ? `${dates.hour(begin)} – ${dates.hour(end)}`
    : `${dates.moment(begin)} → ${dates.moment(end)}`
}

type MenuProps = Omit<Props, 'isAlone' | 'onDrag'>
/** It opens once it is known what is free: the keyboard begins at the first place. */
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

/** One without room keeps the focus of the arrow keys, and says why it takes nobody. */
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
