/** The entry to the module of quotes: how a search finds them. */
export { newestQuotes, quotesByWords } from './search-quotes.db.ts'
export { viewQuoteRow } from './quotes.view.ts'
