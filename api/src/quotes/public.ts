/** The entry to the module of quotes: how a search finds them, and what is kept of one. */
export { finalCentsOf, freezeQuote } from './frozen-quote.ts'
export { quoteSearchText } from './quote-search.rules.ts'
export { quotesAlike, quotesByWords } from './search-quotes.db.ts'
export { viewQuoteRow } from './quotes.view.ts'
