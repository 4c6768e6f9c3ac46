/** What surrounds the list and comes after it, in one download. */
export { DisplayMenu } from './display-menu.tsx'
export { ExtractMenu, ExtractProgress } from './extract-menu.tsx'
export { TicketViews } from './ticket-views.tsx'
