import { ActivityBody } from '@guichet/contract/activities/activity.ts'
import { List, Skeleton, Text } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { addDays, lastInstantOf, startOfDay, useDates } from '../kit/dates/dates.ts'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import {
  RecordPage,
  RecordPending,
  useStoredRecord,
  type ShownRecord,
  BackLink,
} from '../kit/forms/record-page.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import {
  useActivities,
  useActivity,
  useCreateActivity,
  useSaveActivity,
  type Activity,
  type ActivityForm,
} from './activities.queries.ts'
import { ActivityLinks } from './activity-links.tsx'
import { emptyActivity, firstCategoryOf, nameOf, usualSale, withdrawnBy } from './activity.rules.ts'
import { AddCategory } from './add-category.tsx'
import { PricingSection } from './pricing-section.tsx'

// Formatted text and the image are below what is needed to sell: their code is loaded after the page.
// Their placeholders are as high as they are, so that nothing moves.
const MessageFields = lazyPart(
  () => import('./message-fields.tsx'),
  'MessageFields',
  <Skeleton h={{ base: 508, sm: 248 }} />,
)
const CatalogueImage = lazyPart(
  () => import('../domain/catalogue/catalogue-image.tsx'),
  'CatalogueImage',
  <Skeleton h={{ base: 261, sm: 164 }} />,
)

/** A new activity, in the table whose button was pressed. */
export function NewActivityScreen() {
  const messages = useMessages(activityMessages)
  const activities = useActivities()
  // The end of sale of existing activities is the default of the new one.
  if (!activities.data)
    return (
      <RecordPending
        query={activities}
        title={messages.loadFailed}
        back={<BackLink to="/activities" />}
      />
    )
  return <NewActivity others={activities.data.activities} />
}

function NewActivity({ others }: { others: readonly Activity[] }) {
  const { table } = useSearch({ from: '/inside/activities/new' })
  const messages = useMessages(activityMessages)
  const { today, timeZone } = useDates()
  const navigate = useNavigate()
  const create = useCreateActivity(({ publicId }) =>
    navigate({ to: '/activities', state: { createdActivity: publicId } }),
  )
  const [empty] = useState(() => {
    const category = firstCategoryOf[table]
    const onSale = usualSale(others, category, {
      today: startOfDay(today(), timeZone),
      inYear: lastInstantOf(addDays(today(), 364), timeZone),
    })
    return emptyActivity(category, onSale)
  })
  useEffect(() => document.querySelector<HTMLElement>('form [lang="fr"]')?.focus(), [])
  const saveAs = (isActive: boolean) => (form: ActivityForm) => {
    const { publicId: _none, version: _first, activityPricings, ...activity } = form
    create.mutate({
      body: {
        ...activity,
        activityPricings: activityPricings.map((pricing) => ({ ...pricing, isActive })),
      },
    })
  }
  return (
    <ActivityPage
      title={messages.create[table]}
      stored={empty}
      isSaving={create.isPending || create.isSuccess}
      error={create.error}
      verb={messages.saveOnSale}
      onSave={saveAs(true)}
      alternative={{ verb: messages.saveInactive, onSave: saveAs(false) }}
      isNew
    />
  )
}

export function ActivityScreen() {
  const { id } = useParams({ from: '/inside/activities/$id' })
  const messages = useMessages(activityMessages)
  const localized = useLocalized()
  const activity = useActivity(id)
  const { stored, keep, reload } = useStoredRecord(activity)
  const save = useSaveActivity(keep)
  if (!stored)
    return (
      <RecordPending
        query={activity}
        title={messages.oneFailed}
        back={<BackLink to="/activities" />}
      />
    )
  return (
    <ActivityPage
      key={id}
      title={localized(nameOf(stored))}
      stored={stored}
      isSaving={save.isPending}
      error={save.error}
      onReload={reload}
      onSave={(values, onSaved) =>
        save.mutate({ params: { id }, body: values }, { onSuccess: onSaved })
      }
    />
  )
}

type PageProps = ShownRecord<ActivityForm, Activity> & {
  /** The buttons of a new activity decide whether it is on sale. */
  isNew?: boolean
}
function ActivityPage({ isNew = false, ...page }: PageProps) {
  const messages = useMessages(activityMessages)
  const questionOf = useWithdrawalQuestion(page.stored)
  return (
    <RecordPage<ActivityForm, Activity>
      {...page}
      questionOf={questionOf}
      back={
        <>
          {!isNew && <ActivityLinks id={page.stored.publicId} />}
          <BackLink to="/activities" />
        </>
      }
      schema={ActivityBody}
      fieldNames={messages.fields}
    >
      {(form) => (
        <>
          <section className="panel stack gap-12 below-16 padded">
            <h2 className="size-16">{messages.general}</h2>
            <BilingualFields
              form={form}
              path={(language) => `internationalizedFields.${language}.name`}
              label={messages.name}
              max={50}
              isRequired
            />
          </section>
          {form.values.activityPricings.map((pricing, i) => (
            <PricingSection
              key={pricing.category}
              form={form}
              index={i}
              isNew={isNew}
              stored={page.stored.activityPricings.find(
                ({ category }) => category === pricing.category,
              )}
            />
          ))}
          {form.errors.activityPricings && (
            <p className="error size-13 no-margin above-4 below-4" role="alert">
              {form.errors.activityPricings}
            </p>
          )}
          <AddCategory form={form} />
          <section className="panel stack gap-12 below-16 padded">
            <h2 className="size-16">{messages.presentation}</h2>
            <MessageFields form={form} />
            <CatalogueImage form={form} />
          </section>
        </>
      )}
    </RecordPage>
  )
}

/** Asks before a save that removes a stored category or ticket type from the catalogue. */
function useWithdrawalQuestion(stored: ActivityForm) {
  const messages = useMessages(activityMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  return (values: ActivityForm) => {
    const withdrawn = withdrawnBy(values, stored)
    if (withdrawn.length === 0) return null
    return {
      title: messages.withdrawTitle(withdrawn.length),
      verb: messages.withdrawVerb,
      text: (
        <>
          <List size="sm" mb="sm">
            {withdrawn.map(({ category, title }, place) => (
              <List.Item key={place}>
                {title ? `${kinds[category]} · ${localized(title)}` : kinds[category]}
              </List.Item>
            ))}
          </List>
          <Text>{messages.withdrawText}</Text>
        </>
      ),
    }
  }
}
