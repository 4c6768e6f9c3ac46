/** Tools of the list, in one chunk, which loads after the list. */
export { DisplayMenu } from './display-menu.tsx'
export { ExtractMenu, ExtractProgress } from './extract-menu.tsx'
export { TicketViews } from './ticket-views.tsx'
