import { getCollaborator as getCollaboratorWire } from '@guichet/contract/collaborator/get-collaborator.ts'
import {
  getDisplayNames as getNamesWire,
  saveDisplayNames as saveNamesWire,
} from '@guichet/contract/ticket-office/display-names.ts'
import { findCoordinates as coordinatesWire } from '@guichet/contract/ticket-office/find-coordinates.ts'
import { findStaticUrl as staticUrlWire } from '@guichet/contract/ticket-office/find-static-url.ts'
import { findSuggestions as suggestionsWire } from '@guichet/contract/ticket-office/find-suggestions.ts'
import { getOfficeProfile as getProfileWire } from '@guichet/contract/ticket-office/get-office-profile.ts'
import { saveOfficeProfile as saveProfileWire } from '@guichet/contract/ticket-office/save-office-profile.ts'
import type { Env } from '../env.ts'
import type { Mount } from '../platform/mount.ts'
import { getDisplayNames, saveDisplayNames } from './display-names.ts'
import { findCoordinates } from './find-coordinates.ts'
import { findStaticUrl } from './find-static-url.ts'
import { findSuggestions } from './find-suggestions.ts'
import { getCollaborator } from './get-collaborator.ts'
import { getOfficeProfile } from './get-office-profile.ts'
import { httpGeocoder } from './http-geocoder.ts'
import { postalGeocoder } from './postal-geocoder.ts'
import { saveOfficeProfile } from './save-office-profile.ts'

export function ticketOfficeModule(mount: Mount, env: Env) {
  mount(getCollaboratorWire, getCollaborator)
  mount(getProfileWire, getOfficeProfile)
  mount(saveProfileWire, saveOfficeProfile)
  mount(getNamesWire, getDisplayNames)
  mount(saveNamesWire, saveDisplayNames)
  mount(staticUrlWire, findStaticUrl)
  mount(suggestionsWire, findSuggestions)
  mount(
    coordinatesWire,
    findCoordinates(
      env.GEOCODER_URL
        ? httpGeocoder(env.GEOCODER_URL, { mayBeInside: env.GEOCODER_INSIDE })
        : postalGeocoder,
    ),
  )
}
