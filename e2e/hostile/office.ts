import {
  getCommunication,
  saveCommunication,
} from '@guichet/contract/communication/save-communication.ts'
import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import {
  getDisplayNames,
  saveDisplayNames,
} from '@guichet/contract/ticket-office/save-display-names.ts'
import { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { ask } from '../server-calls.ts'
import type { Texts } from './texts.ts'

/**
 * Changes the names of kinds to payloads; they are undone like the texts of the page and the
 * emails.
 */
export async function hostileNames({ page, businessId, undo, payload, each }: Texts) {
  const id = { id: businessId }
  const names = await ask(page, getDisplayNames, { params: id })
  const customDisplayNames = () =>
    (['daily_ticket', 'season_pass', 'donation', 'catalog_product', 'lodging'] as const).map(
      (key) => ({ key, value: payload(50) }),
    )
  await ask(page, saveDisplayNames, {
    params: id,
    body: {
      version: names.version,
      languageSpecificFields: each(() => ({ customDisplayNames: customDisplayNames() })),
    },
  })
  undo.push(() =>
    ask(page, saveDisplayNames, { params: id, body: { ...names, version: names.version + 1 } }),
  )
}

export async function hostilePage({ page, businessId, undo, payload, payloads, each }: Texts) {
  const id = { id: businessId }
  const profile = await ask(page, getOfficeProfile, { params: id })
  const texts = each(() => ({
    name: payload(75),
    shortDescription: payload(75),
    description: payloads(1500),
    locationName: payload(75),
  }))
  await ask(page, saveOfficeProfile, {
    params: id,
    body: {
      ...profile,
      languageSpecificFields: texts,
      costDescription: payload(75),
      location: { ...profile.location, street: payload(50), city: payload(50) },
      profileImages: profile.profileImages.map((photo) => ({ ...photo, fileName: payload(100) })),
    },
  })
  undo.push(() =>
    ask(page, saveOfficeProfile, {
      params: id,
      body: { ...profile, version: profile.version + 1 },
    }),
  )
  return texts
}

export async function hostileEmails({ page, businessId, undo, payloads, each }: Texts) {
  const id = { id: businessId }
  const communication = await ask(page, getCommunication, { params: id })
  await ask(page, saveCommunication, {
    params: id,
    body: {
      ...communication,
      internationalizedLegalTexts: each(() => ({
        termsAndConditions: payloads(5000),
        refundPolicy: payloads(3000),
      })),
      internationalizedEmailConfigurations: each(() => [
        { type: 'OrderConfirmationAdditionalInformation' as const, htmlContent: payloads(4000) },
      ]),
    },
  })
  undo.push(() =>
    ask(page, saveCommunication, {
      params: id,
      body: { ...communication, version: communication.version + 1 },
    }),
  )
}
