import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { ImageField } from '../kit/images/image-field.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { ActivityForm } from './activities.queries.ts'
import { nameOf } from './activity.rules.ts'

/** The image that the counter shows on the tile of the activity. */
export function PictureField({ form }: { form: RecordForm<ActivityForm> }) {
  const messages = useMessages(activityMessages)
  const localized = useLocalized()
  return (
    <ImageField
      label={messages.image}
      value={form.values.imageUrl ?? null}
      onChange={(url) => form.setFieldValue('imageUrl', url)}
      container="rentals"
      shape="catalogue"
      alt={messages.alt(localized(nameOf(form.values)))}
      path="imageUrl"
      error={form.errors.imageUrl}
    />
  )
}
