import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import type { Composer } from '../quotes/quote-editor.tsx'
import { Waiting } from './waiting.tsx'

/* Each page is a chunk: the table of routes, which everybody downloads, names only this file. */
const Quotes = lazyPart(() => import('../quotes/quotes.screen.tsx'), 'QuotesScreen')
const loadQuote = () => import('../quotes/quote.screen.tsx')
const NewQuote = lazyPart(loadQuote, 'NewQuoteScreen')
const Quote = lazyPart(loadQuote, 'QuoteScreen')
const QuoteLink = lazyPart(
  () => import('../quotes/client-link/quote-link.screen.tsx'),
  'QuoteLinkScreen',
)
// Quotes use the catalogue of the counter; the two areas do not import each other.
const ComposeCart = lazyPart(() => import('../orders/sale/counter/sell.screen.tsx'), 'ComposeCart')
const LateCart = (props: ComponentProps<Composer>) => (
  <Suspense fallback={<Skeleton height={320} />}>
    <ComposeCart {...props} />
  </Suspense>
)

export const QuotesPage = () => (
  <Suspense fallback={<Waiting />}>
    <Quotes />
  </Suspense>
)
const route = getRouteApi('/inside/quotes/$id')
export function QuotePage() {
  const { id } = route.useParams()
  return (
    <Suspense fallback={<Waiting />}>
      {id === 'new' ? (
        <NewQuote composer={LateCart} />
      ) : (
        <Quote key={id} id={id} composer={LateCart} />
      )}
    </Suspense>
  )
}
/** Opened from an email link, without an account. */
export const QuoteLinkPage = () => (
  <Suspense fallback={<Waiting />}>
    <QuoteLink />
  </Suspense>
)
