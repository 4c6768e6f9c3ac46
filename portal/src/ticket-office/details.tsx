import { linkPrefixes, type LinkName } from '@guichet/contract/ticket-office/profile.ts'
import { TextInput, Textarea } from '@mantine/core'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { ImageField } from '../kit/images/image-field.tsx'
import { ButtonLink } from '../kit/layout/links.tsx'
import { useMessages, type Language } from '../kit/text/messages.ts'
import { BrandColourPreview } from './brand-colour-preview.tsx'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'
import styles from './office.module.css'

type Props = { form: RecordForm<Profile>; language: Language }

/** Long texts, logos and brand colour. */
export function Branding({ form, language }: Props) {
  const messages = useMessages(officeMessages)
  const { logoImageUrl, logoImageDarkUrl, headerBackgroundColor } = form.values
  const colour = form.getInputProps('headerBackgroundColor')
  const isColour = /^#[0-9a-f]{6}$/i.test(headerBackgroundColor)
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="branding">
      <h2 className="size-16" id="branding">
        {messages.branding}
      </h2>
      <div className={styles.two}>
        <ImageField
          label={messages.logoLight}
          value={logoImageUrl}
          onChange={(url) => form.setFieldValue('logoImageUrl', url)}
          container="collaborators"
          shape="logo"
          alt={messages.logoAlt}
          background="#ffffff"
          path="logoImageUrl"
          error={form.errors.logoImageUrl}
        />
        <ImageField
          label={messages.logoDark}
          value={logoImageDarkUrl}
          onChange={(url) => form.setFieldValue('logoImageDarkUrl', url)}
          container="collaborators"
          shape="logo"
          alt={messages.logoAlt}
          background={isColour ? headerBackgroundColor : '#354344'}
          path="logoImageDarkUrl"
          error={form.errors.logoImageDarkUrl}
        />
      </div>
      <TextInput
        {...colour}
        label={messages.colour}
        description={messages.colourHint}
        withAsterisk
        aria-required
        maxLength={7}
        maw={360}
        rightSection={
          <input
            type="color"
            className={styles.swatch}
            aria-label={messages.colour}
            value={isColour ? headerBackgroundColor : '#354344'}
            onChange={(event) =>
              form.setFieldValue('headerBackgroundColor', event.currentTarget.value)
            }
          />
        }
        rightSectionWidth={40}
      />
      <BrandColourPreview colour={headerBackgroundColor} />
      <Textarea
        key={language}
        {...form.getInputProps(`languageSpecificFields.${language}.description`)}
        label={messages.description}
        lang={language}
        autosize
        minRows={4}
        maxRows={14}
      />
      <TextInput
        {...form.getInputProps('costDescription')}
        label={messages.costDescription}
        description={messages.costHint}
      />
    </section>
  )
}

export function Contacts({ form }: Pick<Props, 'form'>) {
  const messages = useMessages(officeMessages)
  const link = (name: LinkName) => {
    const prefix = `https://${linkPrefixes[name]}`
    return (
      <TextInput
        {...form.getInputProps(`contacts.${name}`)}
        label={messages[name]}
        autoComplete="off"
        spellCheck={false}
        leftSection={<span className={styles.prefix}>{prefix}</span>}
        leftSectionWidth={prefix.length * 6.6 + 20}
        leftSectionProps={{ style: { justifyContent: 'flex-start' } }}
      />
    )
  }
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="contacts">
      <h2 className="size-16" id="contacts">
        {messages.contacts}
      </h2>
      <div className={styles.two}>
        <TextInput
          {...form.getInputProps('contacts.email')}
          type="email"
          label={messages.email}
          withAsterisk
          aria-required
          autoComplete="email"
        />
        <TextInput
          {...form.getInputProps('contacts.phoneNumber')}
          type="tel"
          label={messages.phone}
          autoComplete="tel"
        />
        {link('webSite')}
        {link('facebook')}
        {link('instagram')}
        {link('youtube')}
      </div>
    </section>
  )
}

/** Links to the prices of each kind. */
export function PricingLinks() {
  const messages = useMessages(officeMessages)
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="pricings">
      <h2 className="size-16" id="pricings">
        {messages.pricings}
      </h2>
      <div className="wrapping gap-8">
        <ButtonLink to="/pricings/daily-ticket" variant="default">
          {messages.pricingLinks.daily}
        </ButtonLink>
        <ButtonLink to="/pricings/subscription" variant="default">
          {messages.pricingLinks.subscription}
        </ButtonLink>
        <ButtonLink to="/pricings/equipment-rental" variant="default">
          {messages.pricingLinks.rental}
        </ButtonLink>
        <ButtonLink to="/pricings/donation" variant="default">
          {messages.pricingLinks.donation}
        </ButtonLink>
      </div>
    </section>
  )
}
