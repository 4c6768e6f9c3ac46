import { store } from '../../kit/session/store.ts'

/** The panel that is open over the page: the search, or the list of shortcuts. */
export const panel = store<'palette' | 'shortcuts' | null>(null)
