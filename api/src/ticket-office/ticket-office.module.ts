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
  mount([
    getBusiness,
    getCollaborator,
    getOfficeProfile,
    saveOfficeProfile,
    getDisplayNames,
    saveDisplayNames,
    findStaticUrl,
    findSuggestions,
    findCoordinates(
      env.GEOCODER_URL
        ? httpGeocoder(env.GEOCODER_URL, { mayBeInside: env.GEOCODER_INSIDE })
        : postalGeocoder,
    ),
  ])
}
