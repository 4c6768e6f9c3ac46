import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconCloudUp, IconTrash } from '@tabler/icons-react'
import { memo, useState, type SubmitEvent } from 'react'
import { piecesIn } from '../../../domain/cart.rules.ts'
import { isApiError } from '../../../kit/api/api-error.ts'
import { useProblemMessage } from '../../../kit/api/problem-message.ts'
import { Dialog } from '../../../kit/layout/dialog.tsx'
import { FadingRow } from '../../../kit/layout/fading-row.tsx'
import { IconAction } from '../../../kit/layout/icon-action.tsx'
import { notifyError } from '../../../kit/layout/notify.tsx'
import { notifyUndoable } from '../../../kit/layout/undo-notice.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import type { HeldPlaces } from '../counter/hold-places.tsx'
import { CartButtons } from './cart-buttons.tsx'
import { useCartName } from './cart-name.ts'
import { CartSaveProblem } from './cart-save-problem.tsx'
import { isEmpty } from './cart-state.rules.ts'
import { HeldList } from './held-list.tsx'
import { savedCartMessages } from './saved-cart.messages.ts'
import { useDeleteSavedCart, useSavedCarts, type CartHead } from './saved-cart.queries.ts'
import type { CartUndos } from './use-cart-undo.ts'
import { useSaving, type CartOnScreen } from './use-saved-cart.ts'
import styles from './saved-cart.module.css'

/** Seconds in which a deleted cart can be brought back. */
const undoSeconds = 30

type Props = {
  kept: CartOnScreen
  hold: Pick<HeldPlaces, 'letGo'>
  undo: CartUndos
  /** A sale is in progress, so no other cart can be opened. */
  isLocked: boolean
}

/** Carts of the counter as tabs, including the one on the screen, and their holds. */
export function SavedCarts({ kept, hold, undo, isLocked }: Props) {
  const messages = useMessages(savedCartMessages)
  const [isNaming, setNaming] = useState(false)
  const { data } = useSavedCarts()
  const remove = useRemoval()
  const open = useOpening(kept)
  const onOpen = useCallbackRef(open.open)
  const onRemove = useCallbackRef(remove.remove)
  const carts = (data?.items ?? []).filter(
    ({ publicId, lines, clientName, isParked }) =>
      publicId !== kept.id &&
      !remove.isGoing(publicId) &&
      (isParked || lines > 0 || clientName !== ''),
  )
  return (
    <Stack gap={4} mb={4}>
      <section className={styles.row} aria-label={messages.carts}>
        <ul className={styles.current}>
          <li aria-current="true">
            <OnScreen kept={kept} />
          </li>
          <Saving kept={kept} />
        </ul>
        <CartButtons
          kept={kept}
          hold={hold}
          undo={undo}
          isLocked={isLocked}
          onName={() => setNaming(true)}
        />
        {carts.length > 0 && (
          // Locked tabs cannot be focused, so the list itself is scrolled by the keyboard.
          <FadingRow className={styles.tabs} {...(isLocked && { tabIndex: 0 })}>
            <ul>
              {carts.map((cart) => (
                <CartTab
                  key={cart.publicId}
                  cart={cart}
                  isLocked={isLocked || open.isOpening || kept.conflict !== null}
                  onOpen={onOpen}
                  onRemove={onRemove}
                />
              ))}
            </ul>
          </FadingRow>
        )}
      </section>
      <CartSaveProblem kept={kept} isSelling={isLocked} />
      <HeldList kept={kept} carts={data?.items ?? []} />
      {isNaming && (
        <NameCart
          name={kept.state.name}
          onName={(name) => kept.setState((was) => ({ ...was, name }))}
          onClose={() => setNaming(false)}
        />
      )}
    </Stack>
  )
}

/** Whether the server has the cart: shown while it has not, and for screen readers. */
function Saving({ kept }: Pick<Props, 'kept'>) {
  const messages = useMessages(savedCartMessages)
  const { saving } = useSaving(kept)
  const isSaved = saving === 'isSaved'
  const text = isSaved && isEmpty(kept.state) ? '' : messages.saving[saving]
  return (
    // As wide when nothing is shown, so that the tabs after it stay where they are.
    <li className={styles.saving} title={text}>
      {!isSaved && <IconCloudUp size={16} aria-hidden />}
      <output className="visually-hidden">{text}</output>
    </li>
  )
}

function OnScreen({ kept: { state } }: Pick<Props, 'kept'>) {
  const messages = useMessages(savedCartMessages)
  const { name, client, cart } = state
  const ofClient = client ? `${client.firstName} ${client.lastName}`.trim() : ''
  return (
    <span className={`medium ${styles.name}`}>
      {name ?? (ofClient || (cart.length ? messages.pieces(piecesIn(cart)) : messages.empty))}
    </span>
  )
}

type TabProps = {
  cart: CartHead
  isLocked: boolean
  onOpen: (id: string) => void
  onRemove: (cart: CartHead) => void
}
/** A tab does not depend on the cart on the screen, so that a press does not render it. */
const CartTab = memo(function CartTab({ cart, isLocked, onOpen, onRemove }: TabProps) {
  const messages = useMessages(savedCartMessages)
  const money = useMoney()
  const name = useCartName()(cart)
  const price = cart.finalCents === null ? '' : money(cart.finalCents / 100)
  // The name of a cart without a name of its own ends with its price.
  const ending = price && name.endsWith(` · ${price}`) ? ` · ${price}` : ''
  const text = [
    name,
    ...(name.endsWith(price) ? [] : [price]),
    ...(cart.isMine ? [] : [messages.by(cart.updatedBy)]),
  ].join(' · ')
  return (
    <li data-unnamed={ending ? true : undefined}>
      <Button
        variant="light"
        disabled={isLocked}
        aria-label={messages.openIt(text)}
        title={text}
        onClick={() => onOpen(cart.publicId)}
      >
        <span className={styles.name}>{name.slice(0, name.length - ending.length)}</span>
        {ending && <span className={styles.price}>{ending}</span>}
      </Button>
      <IconAction
        label={messages.remove(name)}
        icon={IconTrash}
        disabled={isLocked}
        isOnce
        onClick={() => onRemove(cart)}
      />
    </li>
  )
})

/** Opens another cart, and names who took or sold it first. */
function useOpening({ open }: Props['kept']) {
  const messages = useMessages(savedCartMessages)
  const say = useProblemMessage()
  const [isOpening, setOpening] = useState(false)
  const sentence = (error: unknown): string => {
    if (isApiError(error, 'StaleVersion')) return messages.takenBy(String(error.data.changedBy))
    if (isApiError(error, 'CartTaken')) return messages.takenBy(String(error.data.takenBy))
    return isApiError(error, 'CartSold')
      ? messages.soldBy(String(error.data.soldBy), String(error.data.orderReferenceNumber))
      : say(error)
  }
  return {
    isOpening,
    open: (id: string) => {
      setOpening(true)
      open(id)
        .catch((error: unknown) => notifyError(messages.notOpened, sentence(error)))
        .finally(() => setOpening(false))
    },
  }
}

/** The tab disappears at once; its cart and hold are deleted when the time to undo is over. */
function useRemoval() {
  const messages = useMessages(savedCartMessages)
  const nameOf = useCartName()
  const command = useDeleteSavedCart()
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set())
  const put = (id: string, isGoing: boolean) =>
    setGoing((was) => new Set([...was].filter((each) => each !== id).concat(isGoing ? id : [])))
  return {
    isGoing: (id: string) => going.has(id),
    remove: (cart: CartHead) => {
      const { publicId } = cart
      put(publicId, true)
      const timer = setTimeout(
        () =>
          command.mutate(
            { params: { cartPublicId: publicId } },
            { onError: () => put(publicId, false) },
          ),
        undoSeconds * 1000,
      )
      notifyUndoable({
        title: messages.removed(nameOf(cart)),
        seconds: undoSeconds,
        onUndo: () => {
          clearTimeout(timer)
          put(publicId, false)
        },
      })
    },
  }
}

type NameCartProps = {
  name: string | null
  onName: (name: string | null) => void
  onClose: () => void
}

/** Names a cart, so that the staff find it again. */
function NameCart({ name, onName, onClose }: NameCartProps) {
  const messages = useMessages(savedCartMessages)
  const [typed, setTyped] = useState(name ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onName(typed.trim() || null)
    onClose()
  }
  return (
    <Dialog title={messages.rename} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={messages.name}
          description={messages.nameHint}
          maxLength={50}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button type="submit">{messages.save}</Button>
        </Group>
      </form>
    </Dialog>
  )
}
