import { Badge, Button, Checkbox, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { AnchorLink } from '../kit/layout/links.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { countsOf, hasRoomFor, movableOf, otherSlots, partOf } from './slot-moves.rules.ts'
import { todayMessages } from './today.messages.ts'
import type { BoardActivity, BoardSlot, SlotClient } from './today.queries.ts'
import { useSlotMoves } from './use-slot-moves.ts'
import styles from './today.module.css'

const nobody: ReadonlySet<string> = new Set()
type Props = { client: SlotClient; activity: BoardActivity; slot: BoardSlot }

/** A client with their tickets of the slot: dragged to another slot, or moved by the menu. */
export function ClientRow({ client, activity, slot }: Props) {
  const messages = useMessages(todayMessages)
  const localized = useLocalized()
  const { drag, mayMove } = useSlotMoves()
  const [staying, setStaying] = useState<ReadonlySet<string> | null>(null)
  const maySplit = mayMove && movableOf(client).length > 1
  // The last ticket of a split party is moved like any other.
  const part = maySplit && staying ? partOf(client, staying) : client
  const isMovable = mayMove && movableOf(part).length > 0
  const inside = client.tickets.filter(({ isInside }) => isInside).length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu does the same with keys
    <li
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        drag(part)
      }}
      onDragEnd={() => drag(null)}
    >
      <div>
        <Text fw={550}>
          {client.name ?? messages.anonymous}{' '}
          {inside > 0 && <Badge variant="light">{messages.inside(inside)}</Badge>}
        </Text>
        <Text size="sm">{countsOf(client, localized)}</Text>
        <AnchorLink
          to="/orders/$ref"
          params={{ ref: client.orderReferenceNumber }}
          size="sm"
          underline="always"
        >
          {messages.order(client.orderReferenceNumber)}
        </AnchorLink>
        {client.phone && (
          <Text size="sm" c="dimmed">
            {client.phone}
          </Text>
        )}
        {maySplit && <WhoGoes client={client} staying={staying} onChange={setStaying} />}
      </div>
      {isMovable && <MoveMenu client={part} slots={otherSlots(activity, slot.publicId)} />}
    </li>
  )
}

type WhoGoesProps = {
  client: SlotClient
  /** Null while all tickets move. */
  staying: ReadonlySet<string> | null
  onChange: (staying: ReadonlySet<string>) => void
}
/** Selection of the tickets of a party that move, each by type and number. */
function WhoGoes({ client, staying, onChange }: WhoGoesProps) {
  const messages = useMessages(todayMessages)
  const localized = useLocalized()
  if (staying === null)
    return (
      <Button
        variant="subtle"
        className={styles.split}
        aria-label={messages.whoGoesOf(client.name ?? messages.anonymous)}
        onClick={() => onChange(nobody)}
      >
        {messages.whoGoes}
      </Button>
    )
  return (
    <fieldset className={styles.goes}>
      <legend className="size-13 medium">{messages.whoGoes}</legend>
      {movableOf(client).map(({ publicId, title, reference }) => (
        <Checkbox
          key={publicId}
          label={`${localized(title)} · ${reference}`}
          checked={!staying.has(publicId)}
          onChange={() => onChange(staying.symmetricDifference(new Set([publicId])))}
        />
      ))}
    </fieldset>
  )
}

function MoveMenu({ client, slots }: { client: SlotClient; slots: readonly BoardSlot[] }) {
  const messages = useMessages(todayMessages)
  const { move, chooseDay, isMoving } = useSlotMoves()
  const count = movableOf(client).length
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          className={styles.move}
          disabled={isMoving}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={messages.moveOf(client.name ?? messages.anonymous)}
        >
          {messages.move}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {slots.length === 0 && <Menu.Label>{messages.noOtherSlot}</Menu.Label>}
        {slots.map((slot) => {
          const isFull = !hasRoomFor(slot, count)
          return (
            // A full slot stays focusable: arrow keys would otherwise not reach a menu that begins
            // with it.
            <Menu.Item
              key={slot.publicId}
              aria-disabled={isFull}
              {...(isFull && { 'data-disabled': true })}
              closeMenuOnClick={!isFull}
              onClick={() => {
                if (!isFull) move(client, { ...slot, at: slot.beginTime })
              }}
            >
              {messages.places(`${slot.beginTime} – ${slot.endTime}`, messages.free(slot.free))}
            </Menu.Item>
          )
        })}
        <Menu.Divider />
        <Menu.Item onClick={() => chooseDay(client)}>{messages.anotherDay}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
