import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { useDates } from '../../../kit/dates/dates.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import type { Conflict } from './conflict.rules.ts'
import type { KeptState } from './kept-state.rules.ts'
import { keptMessages } from './kept.messages.ts'
import type { KeptCartOnScreen } from './use-kept-cart.ts'

/**
 * Why the cart on the screen is not what the server has, and what can be done: nothing is lost
 * before.
 */
export function KeptTrouble({ kept, isSelling }: { kept: KeptCartOnScreen; isSelling: boolean }) {
  const messages = useMessages(keptMessages)
  const { conflict, problem, saving } = kept
  // A save that is under way may learn of the sale before the sale's answer is here.
  if (isSelling) return null
  if (conflict) return <InConflict kept={kept} conflict={conflict} />
  if (problem) return <ProblemAlert error={problem} />
  if (saving !== 'isUnsaved' || !kept.isWaiting) return null
  return (
    <Text component="output" display="block" size="sm">
      {kept.isOnlyHere ? messages.onlyHere : messages.offline}
    </Text>
  )
}

function InConflict({ kept, conflict }: { kept: KeptCartOnScreen; conflict: Conflict }) {
  const messages = useMessages(keptMessages)
  const { title, text } = useConflictText(conflict, kept.state)
  const box = useRef<HTMLDivElement>(null)
  // Whoever pressed a button at the end of the cart sees it as well.
  useEffect(() => {
    // In newer browsers it answers, and an effect may not.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isSold = conflict.kind === 'sold'
  const isTaken = conflict.kind !== 'changed' || conflict.isTheirs
  // What is sold is done with: it is seldom wanted once more.
  const mine = (
    <Button variant={isSold ? 'default' : 'filled'} onClick={() => void kept.keepMine()}>
      {messages.keepMine}
    </Button>
  )
  return (
    <Alert ref={box} role="alert" color="orange" variant="light" title={title}>
      {text.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      <Group gap={8} mt={8}>
        {!isSold && mine}
        <Button variant={isSold ? 'filled' : 'default'} onClick={kept.takeTheirs}>
          {isTaken ? messages.drop : messages.takeTheirs}
        </Button>
        {isSold && mine}
      </Group>
    </Alert>
  )
}

/** Who changed it and when, and both contents side by side. */
function useConflictText(conflict: Conflict, mine: KeptState) {
  const messages = useMessages(keptMessages)
  const dates = useDates()
  const money = useMoney()
  const here = messages.here(messages.lines(mine.cart.length))
  if (conflict.kind === 'gone') return { title: messages.goneTitle, text: [messages.gone, here] }
  if (conflict.kind === 'sold')
    return {
      title: messages.soldTitle,
      text: [messages.soldBy(conflict.by, conflict.orderReferenceNumber), messages.kept],
    }
  const { theirs, cart, by } = conflict
  const at = dates.moment(conflict.at)
  const total = theirs.shown ? `, ${money(theirs.shown.finalCents / 100)}` : ''
  const both = [messages.there(messages.lines(theirs.cart.length), total), here]
  if (conflict.isTheirs)
    return { title: messages.takenTitle(by), text: [messages.taken(at), ...both] }
  const who = cart.isMine ? messages.changedByMe(at) : messages.changedBy(by, at)
  return { title: messages.changedTitle, text: [who, messages.kept, ...both] }
}
