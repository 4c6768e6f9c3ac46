import { Skeleton } from '@mantine/core'
import { ActivityBody } from '@guichet/contract/activities/activity.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BilingualFields } from '../kit/bilingual-fields.tsx'
import { FormScreen } from '../kit/form-screen.tsx'
import { formWords } from '../kit/form.words.ts'
import { ButtonLink } from '../kit/links.tsx'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { adopt, useRecordForm } from '../kit/use-record-form.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { AddCategory } from './add-category.tsx'
import { emptyActivity, firstCategoryOf, nameOf } from './activity.rules.ts'
import { useActivity, useCreateActivity, useSaveActivity, type Activity, type ActivityForm } from './activities.queries.ts'
import { activityWords } from './activities.words.ts'
import { MessageFields } from './message-fields.tsx'
import { PricingSection } from './pricing-section.tsx'
import styles from './activity.module.css'

/** A new activity, of the table from which it was asked for. */
export function NewActivityScreen() {
  const { table } = useSearch({ from: '/inside/activities/new' })
  const words = useWords(activityWords)
  const navigate = useNavigate()
  const create = useCreateActivity(() => navigate({ to: '/activities' }))
  const [empty] = useState(() => emptyActivity(firstCategoryOf[table]))
  const save = ({ internationalizedFields, tags, activityPricings }: ActivityForm) => create.mutate({ body: { internationalizedFields, tags, activityPricings } })
  return <ActivityPage title={words.create[table]} stored={empty} isSaving={create.isPending || create.isSuccess} error={create.error} onSave={save} />
}

export function ActivityScreen() {
  const { id } = useParams({ from: '/inside/activities/$id' })
  const words = useWords(activityWords)
  const said = useSaid()
  const activity = useActivity(id)
  const [saved, setSaved] = useState<Activity | null>(null)
  const save = useSaveActivity(setSaved)
  if (!activity.data) {
    if (!activity.error) return <Skeleton height={480} maw={880} />
    return <LoadFailed title={words.oneFailed} error={activity.error} onRetry={() => void activity.refetch()} isRetrying={activity.isFetching}><ButtonLink to="/activities" variant="default">{words.title}</ButtonLink></LoadFailed>
  }
  const stored = saved && saved.version >= activity.data.version ? saved : activity.data
  const reload = async () => { setSaved(null); return (await activity.refetch()).data }
  return (
    <ActivityPage key={id} title={said(nameOf(stored))} stored={stored} isSaving={save.isPending} error={save.error} onReload={reload}
      onSave={(values, onSaved) => save.mutate({ params: { id }, body: values }, { onSuccess: onSaved })} />
  )
}

type Props = {
  title: string; stored: ActivityForm; isSaving: boolean; error: unknown
  onSave: (values: ActivityForm, onSaved: (activity: Activity) => void) => void; onReload?: () => Promise<Activity | undefined>
}
function ActivityPage({ title, stored, isSaving, error, onSave, onReload }: Props) {
  const words = useWords(activityWords)
  const kit = useWords(formWords)
  const form = useRecordForm<ActivityForm>(ActivityBody, stored, error)
  const problem = form.errors.activityPricings
  return (
    <>
      <PageHead isOverForm title={title} aside={<ButtonLink to="/activities" variant="default">{kit.back}</ButtonLink>} />
      <FormScreen form={form} isSaving={isSaving} error={error} fieldNames={words.fields} confirm={{ title: words.saveTitle, text: words.saveText }}
        onSave={(values) => onSave(values, (activity) => adopt<ActivityForm>(form, activity))} {...(onReload && { onReload })}>
        <section className={`panel ${styles.section}`}>
          <h2 className={styles.heading}>{words.general}</h2>
          <BilingualFields form={form} path={(language) => `internationalizedFields.${language}.name`} label={words.name} max={50} isRequired />
          <MessageFields form={form} />
        </section>
        {form.values.activityPricings.map((pricing, i) => <PricingSection key={pricing.category} form={form} index={i} stored={stored.activityPricings.find(({ category }) => category === pricing.category)} />)}
        {problem && <p className={styles.problem} role="alert">{problem}</p>}
        <AddCategory form={form} />
      </FormScreen>
    </>
  )
}
