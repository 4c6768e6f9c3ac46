import { z } from 'zod'
import { Choice, Email, NotEmpty, PerLanguage, RichText, Text, Version } from '../primitives.ts'

export const messageLimit = 5000
export const legalLimits = { termsAndConditions: 10_000, refundPolicy: 5000 } as const
const additional = 'OrderConfirmationAdditionalInformation'
const Message = z.strictObject({ type: Choice([additional]), htmlContent: RichText(messageLimit) })
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
 * Texts of the emails of a business: reply address, additional text of the confirmation, legal
 * texts.
 */
export const CommunicationForm = z.strictObject({ version: Version, ...content })
export type CommunicationForm = z.output<typeof CommunicationForm>
/** Unsaved texts for the preview of an email; the reply address may still be empty. */
export const CommunicationDraft = z.strictObject({
  ...content,
  replyEmail: z.union([z.literal(''), Email], 'email'),
  language: Choice(['fr', 'en']),
})

const text = z.string()
/** The stored texts; they may be incomplete. */
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
