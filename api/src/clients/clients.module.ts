import { extractClients as extractEndpoint } from '@guichet/contract/clients/extract-clients.ts'
import { findClientOrders as findOrdersEndpoint } from '@guichet/contract/clients/find-client-orders.ts'
import { findClients as findEndpoint } from '@guichet/contract/clients/find-clients.ts'
import { findDuplicates as findDuplicatesEndpoint } from '@guichet/contract/clients/find-duplicates.ts'
import { getProfile as getProfileEndpoint } from '@guichet/contract/clients/get-profile.ts'
import { mergeClient as mergeEndpoint } from '@guichet/contract/clients/merge-client.ts'
import {
  getClientNote as getNoteEndpoint,
  saveClientNote as saveNoteEndpoint,
} from '@guichet/contract/clients/save-client-note.ts'
import { undoMerge as undoMergeEndpoint } from '@guichet/contract/clients/undo-merge.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { extractClients } from './extract-clients.ts'
import { findClientOrders } from './find-client-orders.ts'
import { findClients } from './find-clients.ts'
import { findDuplicates } from './find-duplicates.ts'
import { getProfile } from './get-profile.ts'
import { mergeClient } from './merge-client.ts'
import { getClientNote, saveClientNote } from './save-client-note.ts'
import { undoMerge } from './undo-merge.ts'

export function clientsModule(mount: Mount) {
  mount(getProfileEndpoint, getProfile)
  mount(findEndpoint, findClients)
  mount(extractEndpoint, extractClients)
  mount(findOrdersEndpoint, findClientOrders)
  mount(getNoteEndpoint, getClientNote)
  mount(saveNoteEndpoint, saveClientNote)
  mount(findDuplicatesEndpoint, findDuplicates)
  mount(mergeEndpoint, mergeClient)
  mount(undoMergeEndpoint, undoMerge)
}
