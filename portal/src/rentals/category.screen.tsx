import { RentalCategoryForm as Schema } from '@guichet/contract/rentals/rental-category.ts'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { BilingualFields } from '../kit/bilingual-fields.tsx'
import { useBusiness } from '../kit/business.ts'
import { formWords } from '../kit/form.words.ts'
import { ButtonLink } from '../kit/links.tsx'
import { RecordPage, RecordPending, useStoredRecord } from '../kit/record-page.tsx'
import { isRefusal } from '../kit/refusal.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { EquipmentTypes } from './equipment-types.tsx'
import { emptyCategory } from './rental.rules.ts'
import {
  useCategory,
  useCreateCategory,
  useSaveCategory,
  type Category,
  type CategoryForm,
} from './rentals.queries.ts'
import { rentalWords } from './rentals.words.ts'
import styles from './rentals.module.css'

export function NewCategoryScreen() {
  const words = useWords(rentalWords)
  const { publicId } = useBusiness()
  const navigate = useNavigate()
  const create = useCreateCategory(() => void navigate({ to: '/equipment-rentals' }))
  const [empty] = useState(emptyCategory)
  return (
    <CategoryPage
      title={words.newCategory}
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
  const words = useWords(rentalWords)
  const said = useSaid()
  const { publicId } = useBusiness()
  const category = useCategory(id)
  const { stored, keep, reload } = useStoredRecord(category)
  const save = useSaveCategory(keep)
  if (isRefusal(category.error, 'NotFound') || isRefusal(category.error, 'InvalidRequest'))
    return <Navigate to="/equipment-rentals" replace />
  if (!stored) return <RecordPending query={category} title={words.oneFailed} back={<BackLink />} />
  return (
    <CategoryPage
      key={id}
      title={said(stored.internationalizedNames)}
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

type Props = {
  title: string
  stored: CategoryForm
  isSaving: boolean
  error: unknown
  onSave: (values: CategoryForm, onSaved: (category: Category) => void) => void
  onReload?: () => Promise<Category | undefined>
}
function CategoryPage(page: Props) {
  const words = useWords(rentalWords)
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
          <EquipmentTypes form={form} />
        </>
      )}
    </RecordPage>
  )
}

function BackLink() {
  const words = useWords(formWords)
  return (
    <ButtonLink to="/equipment-rentals" variant="default">
      {words.back}
    </ButtonLink>
  )
}
