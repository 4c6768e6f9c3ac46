import { mostPerQuoteLine } from '@guichet/contract/quotes/quote-view.ts'
import { Button, Text } from '@mantine/core'
import { useRef, useState, type ComponentType } from 'react'
import { withLine, type Cart, type CartLine } from '../domain/cart.rules.ts'
import { useCartLimit } from '../domain/use-cart-limit.ts'
import { isApiError } from '../kit/api/api-error.ts'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { UnsavedGuard } from '../kit/forms/unsaved-guard.tsx'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { HoldPlaces } from './hold-quote.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { useTotals } from './quote-invoice.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { missingOf, type QuoteDraft } from './quote.rules.ts'
import { quoteMessages } from './quotes.messages.ts'
import { useQuotePreview, type Quote } from './quotes.queries.ts'
import styles from './quotes.module.css'

/** The product catalogue, passed in by the module that assembles the pages. */
export type Composer = ComponentType<{
  cart: Cart
  onLine: (line: CartLine) => void
  isLocked: boolean
  most: number
}>
export type QuoteContent = { cart: Cart; draft: QuoteDraft }

type Props = {
  composer: Composer
  written: QuoteContent
  onWrite: (next: QuoteContent) => void
  isDirty: boolean
  isSaving: boolean
  /** Error of the last save. */
  error: unknown
  /** Replaces the usual display of `error`. */
  problem?: React.ReactNode
  /** The stored quote, whose places may be held; absent before the first save. */
  held?: Quote
  verb: string
  onSave: () => void
}

/** Catalogue on the left, quote on the right with its price below. */
export function QuoteEditor({ composer: Compose, written, onWrite, ...props }: Props) {
  const messages = useMessages(quoteMessages)
  const { cart, draft } = written
  const preview = useQuotePreview(cart, draft)
  const mayAdd = useCartLimit()
  const onLine = (line: CartLine) => {
    const changed = withLine(cart, line)
    if (mayAdd(cart, changed)) onWrite({ draft, cart: changed })
  }
  return (
    <>
      <UnsavedGuard isDirty={props.isDirty} isSaving={props.isSaving} />
      <div className={styles.editor}>
        <section aria-label={messages.compose}>
          <Compose cart={cart} onLine={onLine} isLocked={props.isSaving} most={mostPerQuoteLine} />
        </section>
        <Sheet
          {...props}
          written={written}
          preview={preview}
          onLine={onLine}
          onDraft={(next) => onWrite({ cart, draft: { ...draft, ...next } })}
        />
      </div>
    </>
  )
}

type SheetProps = Omit<Props, 'composer' | 'onWrite'> & {
  preview: ReturnType<typeof useQuotePreview>
  onLine: (line: CartLine) => void
  onDraft: (next: Partial<QuoteDraft>) => void
}
function Sheet({ written, preview, onLine, onDraft, ...props }: SheetProps) {
  const messages = useMessages(quoteMessages)
  const totals = useTotals()
  const box = useRef<HTMLDivElement>(null)
  const [wasPressed, setPressed] = useState(false)
  const { cart, draft } = written
  const missing = missingOf(cart, draft)
  const priced = preview.isCurrent ? preview.draft : undefined
  const problemOf = (field: string) => {
    if (wasPressed && missing === 'title' && field === 'title') return messages.missing.title
    if (wasPressed && missing && field.endsWith(`.${missing}`)) return messages.missing[missing]
    if (wasPressed && missing === 'discountReason' && field === 'discount.reason')
      return messages.missing.discountReason
    return serverMessageOf(props.error, field) ?? serverMessageOf(preview.error, field)
  }
  const save = () => {
    setPressed(true)
    if (!missing) return props.onSave()
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  return (
    <div ref={box} className="panel shrinks padded">
      <h2 className="size-14 strong below-8">{messages.lines}</h2>
      <QuoteLines cart={cart} preview={priced} onLine={onLine} />
      {preview.draft && cart.length > 0 && (
        <div className={styles.totals}>
          <TotalsList rows={totals(preview.draft)} isOld={!preview.isCurrent} />
        </div>
      )}
      <ProblemAlert error={isApiError(preview.error, 'InvalidRequest') ? null : preview.error} />
      <hr className="perforation" />
      <QuoteFields
        draft={draft}
        onChange={onDraft}
        problemOf={problemOf}
        ceiling={preview.draft?.discountCeiling}
        results={priced?.rebateResults}
      />
      <div className="row wraps gap-8 above-12">
        <Button loading={props.isSaving} onClick={save}>
          {props.verb}
        </Button>
        {wasPressed && missing && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {messages.missing[missing]}
          </Text>
        )}
      </div>
      {props.problem ?? <ProblemAlert error={props.error} />}
      {props.held?.can.hold && (
        <>
          <hr className="perforation" />
          <HoldPlaces quote={props.held} isDirty={props.isDirty} />
        </>
      )}
    </div>
  )
}

/** Message of the server about a field. */
const serverMessageOf = (problem: unknown, field: string): string | undefined =>
  isApiError(problem) ? problem.fields.find((each) => each.field === field)?.detail : undefined
