import { LodgingCategoryForm as Schema } from '@guichet/contract/lodging/lodging-category.ts'
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
  const messages = useMessages(lodgingMessages)
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
  const messages = useMessages(lodgingMessages)
  const localized = useLocalized()
  const category = useCategory(id)
  const { stored, keep, reload } = useStoredRecord(category)
  const save = useSaveCategory(keep)
  if (isApiError(category.error, 'NotFound') || isApiError(category.error, 'InvalidRequest'))
    return <Navigate to="/lodging" replace />
  if (!stored)
    return (
      <RecordPending
        query={category}
        title={messages.oneFailed}
        back={<BackLink to="/lodging" />}
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
          <UnitTypes form={form} />
        </>
      )}
    </RecordPage>
  )
}
