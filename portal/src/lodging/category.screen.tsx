import { LodgingCategoryForm as Schema } from '@guichet/contract/lodging/lodging-category.ts'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { BilingualFields } from '../kit/bilingual-fields.tsx'
import { useBusiness } from '../kit/business.ts'
import { formWords } from '../kit/form.words.ts'
import { ButtonLink } from '../kit/links.tsx'
import { RecordPage, RecordPending, useStoredRecord } from '../kit/record-page.tsx'
import { isRefusal } from '../kit/refusal.ts'
import { useSaid, useWords } from '../kit/words.ts'
import {
  useCategory,
  useCreateCategory,
  useSaveCategory,
  type Category,
  type CategoryForm,
} from './lodging.queries.ts'
import { emptyCategory } from './lodging.rules.ts'
import { lodgingWords } from './lodging.words.ts'
import { UnitTypes } from './unit-types.tsx'
import styles from './lodging.module.css'

export function NewLodgingScreen() {
  const words = useWords(lodgingWords)
  const { publicId } = useBusiness()
  const navigate = useNavigate()
  const create = useCreateCategory(() => void navigate({ to: '/lodging' }))
  const [empty] = useState(emptyCategory)
  return (
    <CategoryPage
      title={words.newCategory}
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
  const words = useWords(lodgingWords)
  const said = useSaid()
  const category = useCategory(id)
  const { stored, keep, reload } = useStoredRecord(category)
  const save = useSaveCategory(keep)
  if (isRefusal(category.error, 'NotFound') || isRefusal(category.error, 'InvalidRequest'))
    return <Navigate to="/lodging" replace />
  if (!stored) return <RecordPending query={category} title={words.oneFailed} back={<BackLink />} />
  return (
    <CategoryPage
      key={id}
      title={said(stored.internationalizedNames)}
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

type Props = {
  title: string
  stored: CategoryForm
  isSaving: boolean
  error: unknown
  onSave: (values: CategoryForm, onSaved: (category: Category) => void) => void
  onReload?: () => Promise<Category | undefined>
}
function CategoryPage(page: Props) {
  const words = useWords(lodgingWords)
  return (
    <RecordPage<CategoryForm, Category>
      {...page}
      back={<BackLink />}
      schema={Schema}
      fieldNames={words.fields}
      confirm={{ title: words.saveTitle, text: words.saveText }}
    >
      {(form) => (
        <>
          <section className={`panel ${styles.section}`}>
            <h2 className={styles.heading}>{words.general}</h2>
            <BilingualFields
              form={form}
              path={(language) => `internationalizedNames.${language}`}
              label={words.name}
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

function BackLink() {
  const words = useWords(formWords)
  return (
    <ButtonLink to="/lodging" variant="default">
      {words.back}
    </ButtonLink>
  )
}
