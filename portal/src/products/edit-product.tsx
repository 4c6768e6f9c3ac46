import { ProductForm as Schema } from '@guichet/contract/products/product.ts'
import { Switch } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { CatalogueImage } from '../domain/catalogue/catalogue-image.tsx'
import { nameOfFields, noTexts } from '../domain/catalogue/catalogue-texts.rules.ts'
import { CatalogueTexts } from '../domain/catalogue/catalogue-texts.tsx'
import { saleMessages } from '../domain/catalogue/sale.messages.ts'
import { PriceField } from '../kit/forms/price-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { bodyOf, useRecordDialog } from '../kit/forms/use-record-dialog.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ProductCodeFields } from './product-code-fields.tsx'
import { productMessages } from './products.messages.ts'
import {
  useCreateProduct,
  useSaveProduct,
  type Product,
  type ProductForm,
} from './products.queries.ts'
import styles from './products.module.css'

const empty = (): ProductForm => ({
  internationalizedFields: noTexts(),
  price: '',
  imageUrl: null,
  isActive: true,
  stock: null,
  code: null,
  barcode: null,
})

/** Form of a product. A stock below the sold quantity is allowed, with a warning. */
export function EditProduct({ stored, onClose }: { stored: Product | null; onClose: () => void }) {
  const messages = useMessages(productMessages)
  const saleTexts = useMessages(saleMessages)
  const localized = useLocalized()
  const { form, ...dialog } = useRecordDialog({
    schema: Schema,
    stored,
    empty,
    create: useCreateProduct(onClose),
    save: useSaveProduct(onClose),
    bodyOf: (values: ProductForm) => bodyOf(Schema, values),
  })
  const { stock, sold = 0 } = form.values
  const isUnderSold = typeof stock === 'number' && sold > stock
  return (
    <RecordModal
      {...dialog}
      title={
        stored
          ? messages.edit(localized(nameOfFields(stored.internationalizedFields)))
          : messages.newProduct
      }
      form={form}
      onClose={onClose}
      fieldNames={messages.fields}
    >
      <CatalogueTexts form={form} />
      <PriceField {...form.getInputProps('price')} label={messages.fields.price} isRequired />
      <ProductCodeFields form={form} />
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label={saleTexts.active}
        description={messages.activeHint}
      />
      <div className="stack gap-10 dashed-part">
        <Switch
          label={messages.hasStock}
          checked={stock !== null}
          onChange={(event) =>
            form.setFieldValue(
              'stock',
              event.currentTarget.checked ? Math.max(0, stored?.stock ?? 0) : null,
            )
          }
        />
        {stock !== null && (
          <WholeField
            {...form.getInputProps('stock')}
            value={stock}
            label={messages.fields.stock}
            isRequired
            description={sold > 0 ? messages.soldSoFar(sold) : undefined}
          />
        )}
        {isUnderSold && (
          <output className={styles.warning}>
            <IconAlertTriangle size={18} aria-hidden />
            {messages.lowered(sold - stock)}
          </output>
        )}
      </div>
      <CatalogueImage form={form} />
    </RecordModal>
  )
}
