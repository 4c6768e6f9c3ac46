import { AccessoryForm as Schema } from '@guichet/contract/rentals/accessory.ts'
import { Checkbox, Text } from '@mantine/core'
import { CatalogueImage } from '../domain/catalogue/catalogue-image.tsx'
import { nameOfFields } from '../domain/catalogue/catalogue-texts.rules.ts'
import { CatalogueTexts } from '../domain/catalogue/catalogue-texts.tsx'
import { PriceField } from '../kit/forms/price-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { bodyOf, useRecordDialog } from '../kit/forms/use-record-dialog.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { emptyAccessory } from './rental.rules.ts'
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
  const { form, ...dialog } = useRecordDialog({
    schema: Schema,
    stored,
    empty: emptyAccessory,
    create: useCreateAccessory(onClose),
    save: useSaveAccessory(onClose),
    bodyOf: (values: AccessoryForm) => bodyOf(Schema, values),
  })
  return (
    <RecordModal
      {...dialog}
      title={
        stored
          ? messages.editModel(localized(nameOfFields(stored.internationalizedFields)))
          : messages.newAccessory
      }
      form={form}
      onClose={onClose}
      fieldNames={messages.fields}
    >
      <CatalogueTexts form={form} isDescriptionRequired />
      <div className={styles.figures}>
        <WholeField
          {...form.getInputProps('quantity')}
          label={messages.fields.quantity}
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
      <Checkbox.Group
        {...form.getInputProps('associatedRentalPublicIds')}
        label={messages.fields.associatedRentalPublicIds}
      >
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
      <CatalogueImage form={form} />
      {stored && (
        <Text size="xs" c="dimmed">
          {messages.stockHint}
        </Text>
      )}
    </RecordModal>
  )
}
