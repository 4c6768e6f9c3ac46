import {
  getConsents as getEndpoint,
  recordConsent as recordEndpoint,
} from '@guichet/contract/consents/record-consent.ts'
import {
  getConsentText as getTextEndpoint,
  saveConsentText as saveTextEndpoint,
} from '@guichet/contract/consents/save-consent-text.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { getConsents, recordConsent } from './record-consent.ts'
import { getConsentText, saveConsentText } from './save-consent-text.ts'

export function consentsModule(mount: Mount) {
  mount(getEndpoint, getConsents)
  mount(recordEndpoint, recordConsent)
  mount(getTextEndpoint, getConsentText)
  mount(saveTextEndpoint, saveConsentText)
}
