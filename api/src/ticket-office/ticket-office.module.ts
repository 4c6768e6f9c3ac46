import { findCoordinates as coordinatesEndpoint } from '@guichet/contract/ticket-office/find-coordinates.ts'
import { findStaticUrl as staticUrlEndpoint } from '@guichet/contract/ticket-office/find-static-url.ts'
import { findSuggestions as suggestionsEndpoint } from '@guichet/contract/ticket-office/find-suggestions.ts'
import { getBusiness as getBusinessEndpoint } from '@guichet/contract/ticket-office/get-business.ts'
import { getCollaborator as getCollaboratorEndpoint } from '@guichet/contract/ticket-office/get-collaborator.ts'
import { getOfficeProfile as getProfileEndpoint } from '@guichet/contract/ticket-office/get-office-profile.ts'
import {
  getDisplayNames as getNamesEndpoint,
  saveDisplayNames as saveNamesEndpoint,
} from '@guichet/contract/ticket-office/save-display-names.ts'
import { saveOfficeProfile as saveProfileEndpoint } from '@guichet/contract/ticket-office/save-office-profile.ts'
import type { Env } from '../env.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { findCoordinates } from './find-coordinates.ts'
import { findStaticUrl } from './find-static-url.ts'
import { findSuggestions } from './find-suggestions.ts'
import { getBusiness } from './get-business.ts'
import { getCollaborator } from './get-collaborator.ts'
import { getOfficeProfile } from './get-office-profile.ts'
import { httpGeocoder } from './http-geocoder.ts'
import { postalGeocoder } from './postal-geocoder.ts'
import { getDisplayNames, saveDisplayNames } from './save-display-names.ts'
import { saveOfficeProfile } from './save-office-profile.ts'

export function ticketOfficeModule(mount: Mount, env: Env) {
  mount(getBusinessEndpoint, getBusiness)
  mount(getCollaboratorEndpoint, getCollaborator)
  mount(getProfileEndpoint, getOfficeProfile)
  mount(saveProfileEndpoint, saveOfficeProfile)
  mount(getNamesEndpoint, getDisplayNames)
  mount(saveNamesEndpoint, saveDisplayNames)
  mount(staticUrlEndpoint, findStaticUrl)
  mount(suggestionsEndpoint, findSuggestions)
  mount(
    coordinatesEndpoint,
    findCoordinates(
      env.GEOCODER_URL
        ? httpGeocoder(env.GEOCODER_URL, { mayBeInside: env.GEOCODER_INSIDE })
        : postalGeocoder,
    ),
  )
}
