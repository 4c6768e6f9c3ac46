import * as contract from '@guichet/contract/privacy/erase-client.ts'
import { handle } from '../platform/http/contexts.ts'
import { erasureEffects } from './erasure-effects.db.ts'
import { findPerson } from './person.db.ts'

export const getErasure = handle(
  contract.getErasure,
  async (tx, { params: { profilePublicId } }) => {
    const { tenantId } = tx
    const person = await findPerson(tx.db, tenantId, profilePublicId)
    const { confirmation, counts, obstacles } = await erasureEffects(tx, tenantId, person)
    return { confirmation, ...counts, obstacles }
  },
)
