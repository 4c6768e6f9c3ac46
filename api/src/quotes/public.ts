/** The entry to the module of quotes: the search for quotes, and stored prices. */
export { finalCentsOf, freezeQuote } from './frozen-quote.ts'
export { quoteSearchText } from './quote-search.rules.ts'
export { quotesAlike, quotesByWords } from './search-quotes.db.ts'
export { viewQuoteRow } from './quotes.view.ts'
