import { z } from 'zod'
import { Chosen, Email, NotEmpty, PerLanguage, RichText, Text, Version } from '../primitives.ts'

export const messageLimit = 5000
export const legalLimits = { termsAndConditions: 10_000, refundPolicy: 5000 } as const
const additional = 'OrderConfirmationAdditionalInformation'
const Message = z.strictObject({ type: Chosen([additional]), htmlContent: RichText(messageLimit) })
const LegalTexts = z.strictObject({
  termsAndConditions: Text(legalLimits.termsAndConditions),
  refundPolicy: Text(legalLimits.refundPolicy),
})
const content = {
  replyEmail: Email,
  internationalizedEmailConfigurations: PerLanguage(NotEmpty(Message, 1)),
  internationalizedLegalTexts: PerLanguage(LegalTexts),
}

/**
 * What the business says in its emails: where answers go, its own words in the confirmation, its
 * legal texts.
 */
export const CommunicationForm = z.strictObject({ version: Version, ...content })
export type CommunicationForm = z.output<typeof CommunicationForm>
/** What an email can be drawn from while it is being written: nowhere to answer to yet, perhaps. */
export const CommunicationDraft = z.strictObject({
  ...content,
  replyEmail: z.union([z.literal(''), Email], 'email'),
  language: Chosen(['fr', 'en']),
})

const text = z.string()
/** The same as stored, which may not be whole yet. */
export const StoredCommunication = z.strictObject({
  version: z.int(),
  replyEmail: text,
  internationalizedEmailConfigurations: PerLanguage(
    z.array(z.strictObject({ type: z.enum([additional]), htmlContent: text })),
  ),
  internationalizedLegalTexts: PerLanguage(
    z.strictObject({ termsAndConditions: text, refundPolicy: text }),
  ),
})
export type StoredCommunication = z.output<typeof StoredCommunication>
