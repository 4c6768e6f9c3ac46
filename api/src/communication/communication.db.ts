import type {
  CommunicationForm,
  StoredCommunication,
} from '@guichet/contract/communication/communication.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { z } from 'zod'
import { documentOf } from '../businesses/public.ts'
import type { Db } from '../platform/db/db.ts'

const OneLanguage = z
  .strictObject({
    message: z.string().default(''),
    termsAndConditions: z.string().default(''),
    refundPolicy: z.string().default(''),
  })
  .prefault({})
/** The stored document `communication`. */
export const Communication = z.strictObject({
  replyEmail: z.string().default(''),
  fr: OneLanguage,
  en: OneLanguage,
})
export type Communication = z.output<typeof Communication>

export const communicationOf = (db: Db, tenantId: string) =>
  documentOf(db, tenantId, 'communication', Communication)

export function viewCommunication({
  value: { replyEmail, fr, en },
  version,
}: {
  value: Communication
  version: number
}): StoredCommunication {
  const message = ({ message: htmlContent }: Communication['fr']) => [
    { type: 'OrderConfirmationAdditionalInformation' as const, htmlContent },
  ]
  const legal = ({ termsAndConditions, refundPolicy }: Communication['fr']) => ({
    termsAndConditions,
    refundPolicy,
  })
  return {
    version,
    replyEmail,
    internationalizedEmailConfigurations: { fr: message(fr), en: message(en) },
    internationalizedLegalTexts: { fr: legal(fr), en: legal(en) },
  }
}

type Texts = Omit<CommunicationForm, 'version'>
/** Converts the texts of a form; `clean` sanitizes a message for display. */
export function storedFrom(
  texts: Texts,
  clean: (html: string, field: string) => string,
): Communication {
  const textsIn = (language: Language) => ({
    message: clean(
      texts.internationalizedEmailConfigurations[language]
        .map(({ htmlContent }) => htmlContent)
        .join(''),
      `internationalizedEmailConfigurations.${language}.0.htmlContent`,
    ),
    ...texts.internationalizedLegalTexts[language],
  })
  return { replyEmail: texts.replyEmail, fr: textsIn('fr'), en: textsIn('en') }
}
