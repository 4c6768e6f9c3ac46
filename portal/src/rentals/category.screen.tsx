import { RentalCategoryForm as Schema } from '@guichet/contract/rentals/rental-category.ts'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import {
  RecordPage,
  RecordPending,
  useStoredRecord,
  type ShownRecord,
  BackLink,
} from '../kit/forms/record-page.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { EquipmentTypes } from './equipment-types.tsx'
import { emptyCategory } from './rental.rules.ts'
import { rentalMessages } from './rentals.messages.ts'
import {
  useCategory,
  useCreateCategory,
  useSaveCategory,
  type Category,
  type CategoryForm,
} from './rentals.queries.ts'

export function NewCategoryScreen() {
  const messages = useMessages(rentalMessages)
  const { publicId } = useBusiness()
  const navigate = useNavigate()
  const create = useCreateCategory(() => void navigate({ to: '/equipment-rentals' }))
  const [empty] = useState(emptyCategory)
  return (
    <CategoryPage
      title={messages.newCategory}
      stored={empty}
      isSaving={create.isPending || create.isSuccess}
      error={create.error}
      onSave={({ internationalizedNames, models }) =>
        create.mutate({ body: { collaboratorPublicId: publicId, internationalizedNames, models } })
      }
    />
  )
}

export function CategoryScreen() {
  const { id } = useParams({ from: '/inside/equipment-rentals/$id' })
  const messages = useMessages(rentalMessages)
  const localized = useLocalized()
  const { publicId } = useBusiness()
  const category = useCategory(id)
  const { stored, keep, reload } = useStoredRecord(category)
  const save = useSaveCategory(keep)
  if (isApiError(category.error, 'NotFound') || isApiError(category.error, 'InvalidRequest'))
    return <Navigate to="/equipment-rentals" replace />
  if (!stored)
    return (
      <RecordPending
        query={category}
        title={messages.oneFailed}
        back={<BackLink to="/equipment-rentals" />}
      />
    )
  return (
    <CategoryPage
      key={id}
      title={localized(stored.internationalizedNames)}
      stored={stored}
      isSaving={save.isPending}
      error={save.error}
      onReload={reload}
      onSave={({ internationalizedNames, models, version }, onSaved) =>
        save.mutate(
          {
            body: {
              collaboratorPublicId: publicId,
              internationalizedRentals: [
                { publicId: id, version: version!, internationalizedNames, models },
              ],
            },
          },
          { onSuccess: ({ items }) => onSaved(items[0]!) },
        )
      }
    />
  )
}

function CategoryPage(page: ShownRecord<CategoryForm, Category>) {
  const messages = useMessages(rentalMessages)
  return (
    <RecordPage<CategoryForm, Category>
      {...page}
      back={<BackLink to="/equipment-rentals" />}
      schema={Schema}
      fieldNames={messages.fields}
      confirm={{ title: messages.saveTitle, text: messages.saveText }}
    >
      {(form) => (
        <>
          <section className="panel stack gap-12 below-16 padded">
            <h2 className="size-16">{messages.general}</h2>
            <BilingualFields
              form={form}
              path={(language) => `internationalizedNames.${language}`}
              label={messages.name}
              max={50}
              isRequired
            />
          </section>
          <EquipmentTypes form={form} />
        </>
      )}
    </RecordPage>
  )
}
