import { ProductForm as Schema } from '@guichet/contract/products/product.ts'
import { Switch } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import { PriceField } from '../kit/forms/price-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { ImageField } from '../kit/images/image-field.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ProductCodes } from './product-codes.tsx'
import { productMessages } from './products.messages.ts'
import {
  useCreateProduct,
  useSaveProduct,
  type Product,
  type ProductForm,
} from './products.queries.ts'
import styles from './products.module.css'

const empty = (): ProductForm => ({
  internationalizedFields: { fr: { name: '', description: '' }, en: { name: '', description: '' } },
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
  const localized = useLocalized()
  const { publicId } = useBusiness()
  const [record] = useState<ProductForm>(() => stored ?? empty())
  const create = useCreateProduct(onClose)
  const save = useSaveProduct(onClose)
  const error = stored ? save.error : create.error
  const form = useRecordForm<ProductForm>(Schema, record, error)
  const {
    internationalizedFields: { fr, en },
    stock,
    imageUrl,
    sold = 0,
  } = form.values
  const name = localized({ fr: fr.name, en: en.name })
  const isUnderSold = typeof stock === 'number' && sold > stock
  const submit = ({
    internationalizedFields,
    price,
    imageUrl: picture,
    isActive,
    stock: pieces,
    code,
    barcode,
    version,
  }: ProductForm) => {
    const body = {
      internationalizedFields,
      price,
      imageUrl: picture,
      isActive,
      stock: pieces,
      code: code ?? null,
      barcode: barcode ?? null,
    }
    if (stored)
      save.mutate({ params: { id: stored.publicId }, body: { ...body, version: version! } })
    else create.mutate({ body: { ...body, collaboratorPublicId: publicId } })
  }
  return (
    <RecordModal
      title={
        stored
          ? messages.edit(
              localized({
                fr: stored.internationalizedFields.fr.name,
                en: stored.internationalizedFields.en.name,
              }),
            )
          : messages.newProduct
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
      />
      <PriceField {...form.getInputProps('price')} label={messages.price} isRequired />
      <ProductCodes form={form} />
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label={messages.active}
        description={messages.activeHint}
      />
      <div className={styles.stock}>
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
            label={messages.stock}
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
      <ImageField
        label={messages.image}
        value={imageUrl}
        onChange={(url) => form.setFieldValue('imageUrl', url)}
        container="rentals"
        shape="catalogue"
        alt={messages.alt(name)}
        path="imageUrl"
        error={form.errors.imageUrl}
      />
    </RecordModal>
  )
}
