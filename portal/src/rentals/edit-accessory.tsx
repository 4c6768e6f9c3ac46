import { AccessoryForm as Schema } from '@guichet/contract/rentals/accessory.ts'
import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import { PriceField } from '../kit/forms/price-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { ImageField } from '../kit/images/image-field.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { emptyAccessory, nameOfFields } from './rental.rules.ts'
import { rentalMessages } from './rentals.messages.ts'
import {
  useCreateAccessory,
  useSaveAccessory,
  type Accessory,
  type AccessoryForm,
  type Category,
} from './rentals.queries.ts'
import styles from './rentals.module.css'

type Props = { stored: Accessory | null; categories: readonly Category[]; onClose: () => void }

/** Form of an accessory: one stock, shared by all linked categories, and one price per rental. */
export function EditAccessory({ stored, categories, onClose }: Props) {
  const messages = useMessages(rentalMessages)
  const localized = useLocalized()
  const { publicId } = useBusiness()
  const [record] = useState<AccessoryForm>(() => stored ?? emptyAccessory())
  const create = useCreateAccessory(onClose)
  const save = useSaveAccessory(onClose)
  const error = stored ? save.error : create.error
  const form = useRecordForm<AccessoryForm>(Schema, record, error)
  const name = localized(nameOfFields(form.values.internationalizedFields))
  const submit = (values: AccessoryForm) => {
    const {
      internationalizedFields,
      quantity,
      imageUrl,
      price,
      associatedRentalPublicIds,
      version,
    } = values
    const body = { internationalizedFields, quantity, imageUrl, price, associatedRentalPublicIds }
    if (stored)
      save.mutate({ params: { id: stored.publicId }, body: { ...body, version: version! } })
    else create.mutate({ body: { ...body, collaboratorPublicId: publicId } })
  }
  return (
    <RecordModal
      title={
        stored
          ? messages.editModel(localized(nameOfFields(stored.internationalizedFields)))
          : messages.newAccessory
      }
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isSaving={save.isPending || create.isPending}
      error={error}
      fieldNames={messages.fields}
    >
      <BilingualFields
        form={form}
        path={(language) => `internationalizedFields.${language}.name`}
        label={messages.name}
        max={50}
        isRequired
      />
      <BilingualFields
        form={form}
        path={(language) => `internationalizedFields.${language}.description`}
        label={messages.description}
        max={1500}
        rows={2}
        isRequired
      />
      <div className={styles.figures}>
        <WholeField
          {...form.getInputProps('quantity')}
          label={messages.quantity}
          isRequired
          description={messages.shared}
        />
        <PriceField
          {...form.getInputProps('price')}
          label={messages.flatPrice}
          isRequired
          description={messages.flatPriceHint}
        />
      </div>
      <Checkbox.Group {...form.getInputProps('associatedRentalPublicIds')} label={messages.linked}>
        <div className={styles.links}>
          {categories.length === 0 && (
            <Text size="sm" c="dimmed">
              {messages.noLink}
            </Text>
          )}
          {categories.map((category) => (
            <Checkbox
              key={category.publicId}
              value={category.publicId}
              label={localized(category.internationalizedNames)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <ImageField
        label={messages.image}
        value={form.values.imageUrl}
        onChange={(imageUrl) => form.setFieldValue('imageUrl', imageUrl)}
        container="rentals"
        shape="catalogue"
        alt={messages.alt(name)}
        path="imageUrl"
        error={form.errors.imageUrl}
      />
      {stored && (
        <Text size="xs" c="dimmed">
          {messages.stockHint}
        </Text>
      )}
    </RecordModal>
  )
}
