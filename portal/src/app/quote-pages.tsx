import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { Waiting } from './waiting.tsx'

/* Each page is a chunk: the table of routes, which everybody downloads, names only this file. */
export const QuotesPage = lazyPart(
  () => import('../quotes/quotes.screen.tsx'),
  'QuotesScreen',
  <Waiting />,
)
const loadQuote = () => import('../quotes/quote.screen.tsx')
const NewQuote = lazyPart(loadQuote, 'NewQuoteScreen', <Waiting />)
const Quote = lazyPart(loadQuote, 'QuoteScreen', <Waiting />)
// Quotes use the catalogue of the counter; the two areas do not import each other.
const LateCart = lazyPart(
  () => import('../orders/sale/counter/sell.screen.tsx'),
  'ComposeCart',
  <Skeleton height={320} />,
)

const route = getRouteApi('/inside/quotes/$id')
export function QuotePage() {
  const { id } = route.useParams()
  return id === 'new' ? (
    <NewQuote composer={LateCart} />
  ) : (
    <Quote key={id} id={id} composer={LateCart} />
  )
}
