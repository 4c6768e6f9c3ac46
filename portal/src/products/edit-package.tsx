import { PackageForm as Schema } from '@guichet/contract/products/package.ts'
import { Skeleton, Switch } from '@mantine/core'
import { CatalogueImage } from '../domain/catalogue/catalogue-image.tsx'
import { nameOfFields, noTexts } from '../domain/catalogue/catalogue-texts.rules.ts'
import { CatalogueTexts } from '../domain/catalogue/catalogue-texts.tsx'
import { saleMessages } from '../domain/catalogue/sale.messages.ts'
import { PriceField } from '../kit/forms/price-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { bodyOf, useRecordDialog } from '../kit/forms/use-record-dialog.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { productMessages } from './products.messages.ts'
import {
  useCreatePackage,
  useSavePackage,
  type Package,
  type PackageForm,
} from './products.queries.ts'

// The list of possible parts is the largest chunk: the rest of the form does not wait for it.
const PackageParts = lazyPart(
  () => import('./package-parts.tsx'),
  'PackageParts',
  <Skeleton height={220} />,
)

const empty = (): PackageForm => ({
  internationalizedFields: noTexts(),
  price: '',
  imageUrl: null,
  isActive: true,
  parts: [],
})

/** Form of a package: one price for several products, and the share of each. */
export function EditPackage({ stored, onClose }: { stored: Package | null; onClose: () => void }) {
  const messages = useMessages(productMessages)
  const saleTexts = useMessages(saleMessages)
  const localized = useLocalized()
  const { form, ...dialog } = useRecordDialog({
    schema: Schema,
    stored,
    empty,
    create: useCreatePackage(onClose),
    save: useSavePackage(onClose),
    bodyOf: (values: PackageForm) => ({
      ...bodyOf(Schema, values),
      parts: values.parts.map((part) => ({
        productPublicId: part.productPublicId,
        quantity: part.quantity,
      })),
    }),
  })
  return (
    <RecordModal
      {...dialog}
      title={
        stored
          ? messages.edit(localized(nameOfFields(stored.internationalizedFields)))
          : messages.newPackage
      }
      form={form}
      onClose={onClose}
      fieldNames={messages.fields}
    >
      <CatalogueTexts form={form} />
      <PriceField {...form.getInputProps('price')} label={messages.packagePrice} isRequired />
      <PackageParts form={form} known={stored?.parts ?? []} />
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label={saleTexts.active}
        description={messages.activeHint}
      />
      <CatalogueImage form={form} />
    </RecordModal>
  )
}
