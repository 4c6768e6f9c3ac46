import { extractClients as extractEndpoint } from '@guichet/contract/clients/extract-clients.ts'
import { findClientOrders as findOrdersEndpoint } from '@guichet/contract/clients/find-client-orders.ts'
import { findClients as findEndpoint } from '@guichet/contract/clients/find-clients.ts'
import { getProfile as getProfileEndpoint } from '@guichet/contract/clients/get-profile.ts'
import {
  getClientNote as getNoteEndpoint,
  saveClientNote as saveNoteEndpoint,
} from '@guichet/contract/clients/save-client-note.ts'
import type { Mount } from '../platform/contexts.ts'
import { extractClients } from './extract-clients.ts'
import { findClientOrders } from './find-client-orders.ts'
import { findClients } from './find-clients.ts'
import { getProfile } from './get-profile.ts'
import { getClientNote, saveClientNote } from './save-client-note.ts'

export function clientsModule(mount: Mount) {
  mount(getProfileEndpoint, getProfile)
  mount(findEndpoint, findClients)
  mount(extractEndpoint, extractClients)
  mount(findOrdersEndpoint, findClientOrders)
  mount(getNoteEndpoint, getClientNote)
  mount(saveNoteEndpoint, saveClientNote)
}
