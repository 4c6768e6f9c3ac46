import type { Mount } from '../platform/http/contexts.ts'
import { extractClients } from './extract-clients.ts'
import { findClientOrders } from './find-client-orders.ts'
import { findClients } from './find-clients.ts'
import { findDuplicates } from './find-duplicates.ts'
import { getClientFigures } from './get-client-figures.ts'
import { getProfile } from './get-profile.ts'
import { mergeClient } from './merge-client.ts'
import { getClientContact, saveClientContact } from './save-client-contact.ts'
import { getClientNote, saveClientNote } from './save-client-note.ts'
import { undoMerge } from './undo-merge.ts'

export function clientsModule(mount: Mount) {
  mount([
    getProfile,
    findClients,
    extractClients,
    findClientOrders,
    getClientFigures,
    getClientContact,
    saveClientContact,
    getClientNote,
    saveClientNote,
    findDuplicates,
    mergeClient,
    undoMerge,
  ])
}
