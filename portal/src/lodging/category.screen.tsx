import { Skeleton } from '@mantine/core'
import { LodgingCategoryForm as Schema } from '@guichet/contract/lodging/lodging-category.ts'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { BilingualFields } from '../kit/bilingual-fields.tsx'
import { FormScreen } from '../kit/form-screen.tsx'
import { formWords } from '../kit/form.words.ts'
import { ButtonLink } from '../kit/links.tsx'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { isRefusal } from '../kit/refusal.ts'
import { adopt, useRecordForm } from '../kit/use-record-form.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { emptyCategory } from './lodging.rules.ts'
import { useCategory, useCreateCategory, useSaveCategory, type Category, type CategoryForm } from './lodging.queries.ts'
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
    <CategoryPage title={words.newCategory} stored={empty} isSaving={create.isPending || create.isSuccess} error={create.error}
      onSave={({ internationalizedNames, types }) => create.mutate({ body: { collaboratorPublicId: publicId, internationalizedNames, types } })} />
  )
}

export function LodgingCategoryScreen() {
  const { id } = useParams({ from: '/inside/lodging/$id' })
  const words = useWords(lodgingWords)
  const said = useSaid()
  const category = useCategory(id)
  const [saved, setSaved] = useState<Category | null>(null)
  const save = useSaveCategory(setSaved)
  if (isRefusal(category.error, 'NotFound') || isRefusal(category.error, 'InvalidRequest')) return <Navigate to="/lodging" replace />
  if (!category.data) {
    if (!category.error) return <Skeleton height={480} maw={880} />
    return <LoadFailed title={words.oneFailed} error={category.error} onRetry={() => void category.refetch()} isRetrying={category.isFetching}><ButtonLink to="/lodging" variant="default">{words.title}</ButtonLink></LoadFailed>
  }
  const stored = saved && saved.version >= category.data.version ? saved : category.data
  const reload = async () => { setSaved(null); return (await category.refetch()).data }
  return (
    <CategoryPage key={id} title={said(stored.internationalizedNames)} stored={stored} isSaving={save.isPending} error={save.error} onReload={reload}
      onSave={({ internationalizedNames, types, version }, onSaved) => save.mutate({ params: { id }, body: { version: version!, internationalizedNames, types } }, { onSuccess: onSaved })} />
  )
}

type Props = {
  title: string; stored: CategoryForm; isSaving: boolean; error: unknown
  onSave: (values: CategoryForm, onSaved: (category: Category) => void) => void; onReload?: () => Promise<Category | undefined>
}
function CategoryPage({ title, stored, isSaving, error, onSave, onReload }: Props) {
  const words = useWords(lodgingWords)
  const kit = useWords(formWords)
  const form = useRecordForm<CategoryForm>(Schema, stored, error)
  return (
    <>
      <PageHead isOverForm title={title} aside={<ButtonLink to="/lodging" variant="default">{kit.back}</ButtonLink>} />
      <FormScreen form={form} isSaving={isSaving} error={error} fieldNames={words.fields} confirm={{ title: words.saveTitle, text: words.saveText }}
        onSave={(values) => onSave(values, (category) => adopt<CategoryForm>(form, category))} {...(onReload && { onReload })}>
        <section className={`panel ${styles.section}`}>
          <h2 className={styles.heading}>{words.general}</h2>
          <BilingualFields form={form} path={(language) => `internationalizedNames.${language}`} label={words.name} max={50} isRequired />
        </section>
        <UnitTypes form={form} />
      </FormScreen>
    </>
  )
}
