import { PackageForm as Schema } from '@guichet/contract/products/package.ts'
import { Skeleton, Switch } from '@mantine/core'
import { Suspense, useState } from 'react'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import { PriceField } from '../kit/forms/price-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { ImageField } from '../kit/images/image-field.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { productMessages } from './products.messages.ts'
import {
  useCreatePackage,
  useSavePackage,
  type Package,
  type PackageForm,
} from './products.queries.ts'

// The list of possible parts is the largest chunk: the rest of the form does not wait for it.
const PackageParts = lazyPart(() => import('./package-parts.tsx'), 'PackageParts')

const empty = (): PackageForm => ({
  internationalizedFields: { fr: { name: '', description: '' }, en: { name: '', description: '' } },
  price: '',
  imageUrl: null,
  isActive: true,
  parts: [],
})

/** Form of a package: one price for several products, and the share of each. */
export function EditPackage({ stored, onClose }: { stored: Package | null; onClose: () => void }) {
  const messages = useMessages(productMessages)
  const localized = useLocalized()
  const { publicId } = useBusiness()
  const [record] = useState<PackageForm>(() => stored ?? empty())
  const create = useCreatePackage(onClose)
  const save = useSavePackage(onClose)
  const error = stored ? save.error : create.error
  const form = useRecordForm<PackageForm>(Schema, record, error)
  const {
    internationalizedFields: { fr, en },
    imageUrl,
  } = form.values
  const submit = ({
    internationalizedFields,
    price,
    imageUrl: picture,
    isActive,
    parts,
    version,
  }: PackageForm) => {
    const body = {
      internationalizedFields,
      price,
      imageUrl: picture,
      isActive,
      parts: parts.map(({ productPublicId, quantity }) => ({ productPublicId, quantity })),
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
          : messages.newPackage
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
      <PriceField {...form.getInputProps('price')} label={messages.packagePrice} isRequired />
      <Suspense fallback={<Skeleton height={220} />}>
        <PackageParts form={form} known={stored?.parts ?? []} />
      </Suspense>
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label={messages.active}
        description={messages.activeHint}
      />
      <ImageField
        label={messages.image}
        value={imageUrl}
        onChange={(url) => form.setFieldValue('imageUrl', url)}
        container="rentals"
        shape="catalogue"
        alt={messages.alt(localized({ fr: fr.name, en: en.name }))}
        path="imageUrl"
        error={form.errors.imageUrl}
      />
    </RecordModal>
  )
}
