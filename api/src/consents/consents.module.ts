import type { Mount } from '../platform/http/contexts.ts'
import { getConsents, recordConsent } from './record-consent.ts'
import { getConsentText, saveConsentText } from './save-consent-text.ts'

export function consentsModule(mount: Mount) {
  mount([getConsents, recordConsent, getConsentText, saveConsentText])
}
