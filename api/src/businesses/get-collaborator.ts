import type { getCollaborator as wire } from '@guichet/contract/collaborator/get-collaborator.ts'
import type { Deed } from '../platform/mount.ts'
import { businessOf, profileOf } from './documents.db.ts'

export const getCollaborator: Deed<typeof wire> = async ({ db, actor }) => {
  const business = await businessOf(db, actor.tenantId)
  const { fr, en, location, contacts } = await profileOf(db, actor.tenantId)
  return {
    publicId: business.id, name: business.name, isOnline: business.online, staticUrl: business.static_url, timeZone: business.time_zone, province: business.province,
    headerBackgroundColor: business.colour, location, contacts,
    languageSpecificFields: { fr: { name: business.name.fr, ...fr }, en: { name: business.name.en, ...en } },
  }
}
