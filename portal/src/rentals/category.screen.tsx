import { RentalCategoryForm as Schema } from '@guichet/contract/rentals/rental-category.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { CategoryName } from '../domain/catalogue/category-name.tsx'
import { CategoryPending } from '../domain/catalogue/category-pending.tsx'
import { categoryMessages } from '../domain/catalogue/category.messages.ts'
import { isApiError } from '../kit/api/api-error.ts'
import {
  RecordPage,
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
  const messages = useMessages(categoryMessages)
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
  const localized = useLocalized()
  const { publicId } = useBusiness()
  const category = useCategory(id)
  const { stored, keep, reload } = useStoredRecord<Category>(category)
  const save = useSaveCategory(keep)
  if (!stored || isApiError(category.error, 'NotFound', 'InvalidRequest'))
    return <CategoryPending query={category} to="/equipment-rentals" />
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
    >
      {(form) => (
        <>
          <CategoryName form={form} />
          <EquipmentTypes form={form} />
        </>
      )}
    </RecordPage>
  )
}
