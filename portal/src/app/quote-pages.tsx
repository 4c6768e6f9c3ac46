import { getRouteApi } from '@tanstack/react-router'
import { ComposeCart } from '../orders/sale/compose-cart.tsx'
import { NewQuoteScreen, QuoteScreen } from '../quotes/quote.screen.tsx'

const route = getRouteApi('/inside/quotes/$id')

/* A quote is composed of what the counter sells: two areas that know nothing of each other. */
export const NewQuotePage = () => <NewQuoteScreen composer={ComposeCart} />
export function QuotePage() {
  const { id } = route.useParams()
  return <QuoteScreen key={id} id={id} composer={ComposeCart} />
}
