import { LodgingCategoryForm as Schema } from '@guichet/contract/lodging/lodging-category.ts'
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
import { lodgingMessages } from './lodging.messages.ts'
import {
  useCategory,
  useCreateCategory,
  useSaveCategory,
  type Category,
  type CategoryForm,
} from './lodging.queries.ts'
import { emptyCategory } from './lodging.rules.ts'
import { UnitTypes } from './unit-types.tsx'

export function NewLodgingScreen() {
  const messages = useMessages(categoryMessages)
  const { publicId } = useBusiness()
  const navigate = useNavigate()
  const create = useCreateCategory(() => void navigate({ to: '/lodging' }))
  const [empty] = useState(emptyCategory)
  return (
    <CategoryPage
      title={messages.newCategory}
      stored={empty}
      isSaving={create.isPending || create.isSuccess}
      error={create.error}
      onSave={({ internationalizedNames, types }) =>
        create.mutate({ body: { collaboratorPublicId: publicId, internationalizedNames, types } })
      }
    />
  )
}

export function LodgingCategoryScreen() {
  const { id } = useParams({ from: '/inside/lodging/$id' })
  const localized = useLocalized()
  const category = useCategory(id)
  const { stored, keep, reload } = useStoredRecord<Category>(category)
  const save = useSaveCategory(keep)
  if (!stored || isApiError(category.error, 'NotFound', 'InvalidRequest'))
    return <CategoryPending query={category} to="/lodging" />
  return (
    <CategoryPage
      key={id}
      title={localized(stored.internationalizedNames)}
      stored={stored}
      isSaving={save.isPending}
      error={save.error}
      onReload={reload}
      onSave={({ internationalizedNames, types, version }, onSaved) =>
        save.mutate(
          { params: { id }, body: { version: version!, internationalizedNames, types } },
          { onSuccess: onSaved },
        )
      }
    />
  )
}

function CategoryPage(page: ShownRecord<CategoryForm, Category>) {
  const messages = useMessages(lodgingMessages)
  return (
    <RecordPage<CategoryForm, Category>
      {...page}
      back={<BackLink to="/lodging" />}
      schema={Schema}
      fieldNames={messages.fields}
    >
      {(form) => (
        <>
          <CategoryName form={form} />
          <UnitTypes form={form} />
        </>
      )}
    </RecordPage>
  )
}
