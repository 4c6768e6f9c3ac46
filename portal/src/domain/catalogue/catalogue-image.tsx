import type { ReactNode } from 'react'
import { ImageField } from '../../kit/images/image-field.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { nameOfFields } from './catalogue-texts.rules.ts'
import { catalogueMessages } from './catalogue.messages.ts'

type Props = {
  form: {
    values: {
      internationalizedFields: Record<'fr' | 'en', { name: string }>
      imageUrl?: string | null | undefined
    }
    errors: { imageUrl?: ReactNode }
    setFieldValue: (path: 'imageUrl', value: string | null) => void
  }
}

/** The image that the counter and the ticket office show on the tile of a record. */
export function CatalogueImage({ form }: Props) {
  const messages = useMessages(catalogueMessages)
  const localized = useLocalized()
  return (
    <ImageField
      label={messages.image}
      value={form.values.imageUrl ?? null}
      onChange={(url) => form.setFieldValue('imageUrl', url)}
      container="rentals"
      shape="catalogue"
      alt={messages.alt(localized(nameOfFields(form.values.internationalizedFields)))}
      path="imageUrl"
      error={form.errors.imageUrl}
    />
  )
}
