import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { piecesIn } from '../../../domain/cart.rules.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { useDates } from '../../../kit/dates/dates.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import type { CartState } from './cart-state.rules.ts'
import type { Conflict } from './conflict.rules.ts'
import { savedCartMessages } from './saved-cart.messages.ts'
import { useSaving, type CartOnScreen } from './use-saved-cart.ts'

/** Problem of saving the cart, with the ways to solve it; until then nothing is lost. */
export function CartSaveProblem({ kept, isSelling }: { kept: CartOnScreen; isSelling: boolean }) {
  const messages = useMessages(savedCartMessages)
  const { conflict, problem } = kept
  const { saving, isWaiting } = useSaving(kept)
  // During a sale, a save may receive `CartSold` before the sale's own response arrives.
  if (isSelling) return null
  if (conflict) return <InConflict kept={kept} conflict={conflict} />
  if (problem) return <ProblemAlert error={problem} />
  if (saving !== 'isUnsaved' || !isWaiting) return null
  return (
    <Text component="output" display="block" size="sm">
      {kept.isOnlyHere ? messages.onlyHere : messages.offline}
    </Text>
  )
}

function InConflict({ kept, conflict }: { kept: CartOnScreen; conflict: Conflict }) {
  const messages = useMessages(savedCartMessages)
  const { title, text } = useConflictText(conflict, kept.state)
  const box = useRef<HTMLDivElement>(null)
  // Scrolled into view, because the clicked button may be at the end of a long cart.
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a value, which an effect must not return.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isSold = conflict.kind === 'sold'
  const isTaken = conflict.kind !== 'changed' || conflict.isTheirs
  // A sold cart is rarely continued, so this is the secondary button then.
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

/** Title and text of a conflict: who changed the cart and when, with both contents. */
function useConflictText(conflict: Conflict, mine: CartState) {
  const messages = useMessages(savedCartMessages)
  const dates = useDates()
  const money = useMoney()
  const here = messages.here(messages.pieces(piecesIn(mine.cart)))
  if (conflict.kind === 'gone') return { title: messages.goneTitle, text: [messages.gone, here] }
  if (conflict.kind === 'sold')
    return {
      title: messages.soldTitle,
      text: [messages.soldBy(conflict.by, conflict.orderReferenceNumber), messages.kept],
    }
  const { theirs, cart, by } = conflict
  const at = dates.moment(conflict.at)
  const total = theirs.shown ? `, ${money(theirs.shown.finalCents / 100)}` : ''
  const both = [messages.there(messages.pieces(piecesIn(theirs.cart)), total), here]
  if (conflict.isTheirs)
    return { title: messages.takenTitle(by), text: [messages.taken(at), ...both] }
  const who = cart.isMine ? messages.changedByMe(at) : messages.changedBy(by, at)
  return { title: messages.changedTitle, text: [who, messages.kept, ...both] }
}
