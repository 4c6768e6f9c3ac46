import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages, type Language } from '../kit/text/messages.ts'
import { Counter } from './counter.tsx'
import { Branding, Contacts, PricingLinks } from './details.tsx'
import { LocationFields } from './location-fields.tsx'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'
import { OtherSites } from './other-sites.tsx'
import { StaticUrlField } from './static-url-field.tsx'

/** Fields that the simplified view omits. */
export function DetailedView({
  form,
  language,
  staticUrl,
}: {
  form: RecordForm<Profile>
  language: Language
  staticUrl: string
}) {
  const messages = useMessages(officeMessages)
  return (
    <>
      <Branding form={form} language={language} />
      <PricingLinks />
      <section className="panel stack gap-12 below-16 padded" aria-labelledby="address">
        <h2 className="size-16" id="address">
          {messages.address}
        </h2>
        <StaticUrlField form={form} stored={staticUrl} />
      </section>
      <OtherSites form={form} language={language} staticUrl={staticUrl} />
      <Contacts form={form} />
      <LocationFields form={form} language={language} />
      <Counter form={form} />
    </>
  )
}
