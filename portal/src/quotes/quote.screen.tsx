import { usualQuoteDays } from '@guichet/contract/quotes/quote-view.ts'
import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, type ComponentProps } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { addDays, useDates } from '../kit/dates/dates.ts'
import { SaveProblem } from '../kit/forms/save-problem.tsx'
import { lazyPart, lazyInside } from '../kit/layout/lazy-part.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { QuoteActions } from './quote-actions.tsx'
import type { Composer, QuoteContent } from './quote-editor.tsx'
import { QuoteStatusBadge } from './quote-status-badge.tsx'
import { bodyOf, cartOf, draftOf, emptyDraft } from './quote.rules.ts'
import { quoteMessages } from './quotes.messages.ts'
import { useCreateQuote, useQuote, useSaveQuote, type Quote } from './quotes.queries.ts'
import styles from './quotes.module.css'

// Loaded on demand: a quote is either edited or read.
const LateEditor = lazyInside(() => import('./quote-editor.tsx'), 'QuoteEditor')
const LateView = lazyPart(() => import('./quote-view.tsx'), 'QuoteView', <Skeleton height={360} />)
const QuoteEditor = (props: ComponentProps<typeof LateEditor>) => (
  <Suspense fallback={<Skeleton height={360} />}>
    <LateEditor {...props} />
  </Suspense>
)

function BackToList() {
  const messages = useMessages(quoteMessages)
  return (
    <AnchorLink to="/quotes" search={{}} size="sm" className="back-link">
      <IconArrowLeft size={16} aria-hidden />
      {messages.back}
    </AnchorLink>
  )
}

export function NewQuoteScreen({ composer }: { composer: Composer }) {
  const messages = useMessages(quoteMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const { today } = useDates()
  const [first] = useState<QuoteContent>(() => ({
    cart: [],
    draft: emptyDraft(language, addDays(today(), usualQuoteDays)),
  }))
  const [written, setWritten] = useState(first)
  const create = useCreateQuote(({ publicId }) => {
    // Resets the form so that leaving the page needs no confirmation.
    setWritten(first)
    void navigate({
      to: '/quotes/$id',
      params: { id: publicId },
      replace: true,
      ignoreBlocker: true,
    })
  })
  return (
    <>
      <BackToList />
      <PageHead title={messages.newQuote} />
      <QuoteEditor
        composer={composer}
        written={written}
        onWrite={setWritten}
        isDirty={written !== first}
        isSaving={create.isPending}
        error={create.error}
        verb={messages.create}
        onSave={() => create.mutate({ body: bodyOf(written.cart, written.draft) })}
      />
    </>
  )
}

export function QuoteScreen({ id, composer }: { id: string; composer: Composer }) {
  const messages = useMessages(quoteMessages)
  const query = useQuote(id)
  return (
    <>
      <BackToList />
      <QueryBoundary query={query} title={messages.quoteFailed} loading={<Skeleton height={360} />}>
        {(quote) =>
          quote.can.save ? (
            <Draft key={quote.status} quote={quote} composer={composer} />
          ) : (
            <div className="page-width">
              <Head quote={quote} isDirty={false} />
              <LateView quote={quote} />
            </div>
          )
        }
      </QueryBoundary>
    </>
  )
}

function Head({ quote, isDirty }: { quote: Quote; isDirty: boolean }) {
  const messages = useMessages(quoteMessages)
  return (
    <>
      <PageHead
        title={messages.quote(quote.number)}
        aside={<QuoteActions quote={quote} isDirty={isDirty} />}
      >
        <CopyButton value={quote.number} />
        <QuoteStatusBadge status={quote.status} />
      </PageHead>
      <QuoteFacts quote={quote} />
    </>
  )
}

/** Editor of a draft: a save becomes the new baseline; a conflicting save opens a dialog. */
function Draft({ quote, composer }: { quote: Quote; composer: Composer }) {
  const messages = useMessages(quoteMessages)
  const { moment } = useDates()
  const stored = (storedQuote: Quote): QuoteContent => ({
    cart: cartOf(storedQuote, moment),
    draft: draftOf(storedQuote),
  })
  const [base, setBase] = useState({ quote, written: stored(quote) })
  const [written, setWritten] = useState(base.written)
  const isDirty = JSON.stringify(written) !== JSON.stringify(base.written)
  const take = (storedQuote: Quote) => {
    const next = { quote: storedQuote, written: stored(storedQuote) }
    setBase(next)
    setWritten(next.written)
  }
  const save = useSaveQuote()
  const send = (version: number) =>
    save.mutate(
      {
        params: { id: quote.publicId },
        body: { ...bodyOf(written.cart, written.draft), version },
      },
      { onSuccess: take },
    )
  // A hold or an email of this page raises the version; edits that follow are based on it.
  if (!isDirty && quote.version > base.quote.version) take(quote)
  return (
    <>
      <Head quote={quote} isDirty={isDirty} />
      <QuoteEditor
        composer={composer}
        written={written}
        onWrite={setWritten}
        isDirty={isDirty}
        isSaving={save.isPending}
        error={save.error}
        problem={
          <SaveProblem
            error={save.error}
            isSaving={save.isPending}
            onTakeTheirs={() => take(quote)}
            onKeepMine={send}
          />
        }
        held={quote}
        verb={messages.save}
        onSave={() => send(base.quote.version)}
      />
    </>
  )
}

/** History of a quote. */
function QuoteFacts({ quote }: { quote: Quote }) {
  const messages = useMessages(quoteMessages)
  const { moment } = useDates()
  const { history } = messages
  const answered = quote.answeredDateTimeUtc
  const facts = [
    history.created(quote.createdByName, moment(quote.createdDateTimeUtc)),
    quote.sentDateTimeUtc && history.sent(moment(quote.sentDateTimeUtc)),
    quote.remindedDateTimeUtc && history.reminded(moment(quote.remindedDateTimeUtc)),
    answered &&
      (quote.status === 'Declined' ? history.declined : history.accepted)(moment(answered)),
    answered && quote.isAnsweredByStaff && history.byStaff,
    quote.eventOn && messages.eventFact(quote.eventOn),
    messages.expiresFact(quote.expiresOn),
  ]
  return (
    <div className={styles.facts}>
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </div>
  )
}
