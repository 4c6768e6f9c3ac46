import { toCents } from '@guichet/contract/money.ts'
import { Text, UnstyledButton } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Cart, CartLine, CartPart } from '../../../domain/cart.rules.ts'
import { useKindNames } from '../../../domain/names/use-kind-names.ts'
import { isApiError } from '../../../kit/api/api-error.ts'
import { useDates } from '../../../kit/dates/dates.ts'
import { QuantityStepper } from '../../../kit/forms/quantity-stepper.tsx'
import { IconAction } from '../../../kit/layout/icon-action.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { useLineLimit } from '../catalogue/use-line-limit.ts'
import { tooMany } from '../check-out/check-out.rules.ts'
import { usePrice } from '../check-out/use-price.ts'
import type { CartState } from '../saved-cart/cart-state.rules.ts'
import { changeOf } from '../saved-cart/changed-line.rules.ts'
import { ChangedLine } from '../saved-cart/changed-line.tsx'
import { timesMessages } from '../times/times.messages.ts'
import { sellMessages } from './sell.messages.ts'
import type { Draft } from './sell.queries.ts'
import styles from './cart.module.css'

type Props = {
  cart: Cart
  /** Names of the people whose piece a line is, in one text; empty without names. */
  holders: (line: CartLine) => string
  draft: Draft | undefined
  error: unknown
  /** Saved state of the cart, with which changed prices are compared. */
  restored?: CartState | null
  onLine: (line: CartLine) => void
}

const noProblems: readonly string[] = []
/**
 * Lines of the cart with their totals, shortages and changes. A press renders only the lines that
 * it changes, so that it takes as long in a long cart as in a short one.
 */
export function CartLines({ cart, holders, draft, error, restored = null, onLine }: Props) {
  const messages = useMessages(sellMessages)
  const shortageText = useShortageText()
  const refusedLine = isApiError(error, 'NotOnSale') ? error.data.line : null
  const added = useAddedLine(cart)
  const totals = useTotals(cart, draft)
  const change = useCallbackRef(onLine)
  const isAsked = !draft && !error && !tooMany(cart)
  const problemsOf = (line: CartLine, index: number): readonly string[] => {
    const shortages = draft?.shortages.filter((short) => short.line === index) ?? []
    if (shortages.length > 0) return shortages.map((short) => shortageText(line, short))
    return refusedLine === index ? [messages.notOnSale] : noProblems
  }
  return (
    <ul className={styles.lines}>
      {cart.map((line, index) => (
        <Line
          key={line.key}
          line={line}
          holders={holders(line)}
          isAdded={line.key === added}
          total={totals.get(line)}
          restored={restored}
          isAsked={Boolean(error) || (isAsked && !totals.has(line))}
          problems={problemsOf(line, index)}
          onLine={change}
        />
      ))}
    </ul>
  )
}

/** Totals of the last invoice, by line: the total of a line depends on no other line. */
function useTotals(cart: Cart, draft: Draft | undefined): ReadonlyMap<CartLine, number> {
  const [last, setLast] = useState({ cart, draft })
  if (draft && draft !== last.draft) setLast({ cart, draft })
  return useMemo(
    () =>
      new Map(
        last.cart.flatMap((line, index) => {
          const total = last.draft?.lineTotals[index]
          return total === undefined ? [] : [[line, total] as const]
        }),
      ),
    [last],
  )
}

/** Key of the line that was added last; null at first and after any other change. */
function useAddedLine(cart: Cart): string | null {
  const [previous, setPrevious] = useState({ cart, added: null as string | null })
  if (previous.cart === cart) return previous.added
  const known = new Set(previous.cart.map(({ key }) => key))
  // A cart that is opened or restored is not added line by line.
  const isOpened = known.size === 0 && cart.length > 1
  const added = isOpened ? [] : cart.filter(({ key }) => !known.has(key))
  const next = { cart, added: added.at(-1)?.key ?? null }
  setPrevious(next)
  return next.added
}

/** Scrolls the list of lines to an item; the page stays where it is. */
function showInCart(item: HTMLElement | null): void {
  const list = item?.closest<HTMLElement>('[data-scroller]')
  if (list && list.scrollHeight > list.clientHeight) item!.scrollIntoView({ block: 'nearest' })
}

function useShortageText() {
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const dates = useDates()
  return ({ kind }: CartLine, short: Draft['shortages'][number]): string => {
    if (kind === 'daily_ticket') return messages.onlyLeft(short.remaining)
    const at = short.at ? messages.shortAt(dates.moment(short.at)) : ''
    return `${messages.shortOf(localized(short.productTitle), short.missing, Math.max(0, short.remaining))}${at}`
  }
}

/** Moves the focus from a removed line to its neighbour, or else to the heading of the cart. */
function passFocusOn(item: HTMLElement | null) {
  if (!item?.contains(document.activeElement)) return
  const next = item.nextElementSibling ?? item.previousElementSibling
  const heir = next ?? item.closest('aside')?.querySelector('h2')
  if (heir instanceof HTMLElement) heir.focus()
}

type LineProps = {
  line: CartLine
  /** Names of the people whose piece it is, in one text. */
  holders: string
  isAdded: boolean
  restored: CartState | null
  total: number | undefined
  isAsked: boolean
  problems: readonly string[]
  onLine: Props['onLine']
}
const Line = memo(function Line(props: LineProps) {
  const { line, holders, isAdded, restored, total, isAsked, problems, onLine } = props
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const priceText = usePrice()
  const most = useLineLimit()
  const [isOpen, setOpen] = useState(false)
  const title = localized(line.title)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAdded) showInCart(item.current)
  }, [isAdded])
  const choose = (quantity: number) => {
    if (quantity === 0) passFocusOn(item.current)
    onLine({ ...line, quantity })
  }
  return (
    <li
      ref={item}
      tabIndex={-1}
      data-short={problems.length > 0 || undefined}
      data-added={isAdded || undefined}
      data-open={isOpen || undefined}
    >
      {/* For a finger: opens the stepper, which would take the height of a line. */}
      <UnstyledButton
        className={styles.count}
        aria-expanded={isOpen}
        aria-label={messages.changeQuantity(title, line.quantity)}
        onClick={() => setOpen(!isOpen)}
      >
        {`${line.quantity}\u00a0×`}
      </UnstyledButton>
      <div className={styles.what}>
        <Text span fw={550}>
          {title}
        </Text>
        <Contents line={line} holders={holders} />
        <ChangedLine
          change={changeOf(line, restored, {
            cents: toCents(total ?? '') ?? undefined,
            title: undefined,
          })}
        />
        {problems.map((problem) => (
          <span key={problem} className="row gap-4 error size-12 medium" role="alert">
            <IconAlertTriangle size={14} aria-hidden />
            {problem}
          </span>
        ))}
      </div>
      <QuantityStepper
        label={`${messages.cart}, ${title}`}
        value={line.quantity}
        {...most(undefined, 0)}
        onChange={choose}
      />
      <span className={isAsked ? `${styles.amount} awaited` : styles.amount}>
        {total === undefined ? '' : priceText(total)}
      </span>
      <IconAction
        size={24}
        className={styles.remove}
        label={messages.remove(title)}
        icon={IconX}
        isOnce
        onClick={() => choose(0)}
      />
    </li>
  )
})

const joined = (...texts: readonly string[]) => texts.filter(Boolean).join(' · ')

type ContentsProps = Pick<LineProps, 'line' | 'holders'>
/** Holders and time of the line, its accessories, and the parts of a package. */
function Contents({ line, holders }: ContentsProps) {
  const messages = useMessages(sellMessages)
  const times = useMessages(timesMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const anytime = line.kind === 'daily_ticket' ? messages.anytime : ''
  const partText = ({ kind, quantity, title }: CartPart) =>
    kind === 'lodging'
      ? times.nightsOf(quantity, localized(title))
      : messages.part(quantity * line.quantity, localized(title))
  return (
    <>
      <Text span size="xs" c="dimmed" component="div">
        {holders && <span className={styles.holders}>{holders} · </span>}
        {joined(line.activity ? localized(line.activity) : kinds[line.kind], line.when || anytime)}
      </Text>
      {line.accessories?.map((item) => (
        <Text key={item.productId} size="xs" c="dimmed">
          + {messages.part(item.quantity, localized(item.title))}
        </Text>
      ))}
      {line.parts?.map((part) => (
        <Text key={part.productId} size="xs" c="dimmed">
          {joined(partText(part), part.when)}
        </Text>
      ))}
    </>
  )
}
