import { store } from '../kit/session/store.ts'

/** What is open over whichever page: the search, or the sheet of shortcuts. */
export const panel = store<'palette' | 'shortcuts' | null>(null)
