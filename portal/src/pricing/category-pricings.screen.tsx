import { savePricings } from '@guichet/contract/activities/save-pricings.ts'
import { Skeleton, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { BackLink } from '../kit/forms/record-page.tsx'
import { adoptSaved, useRecordForm } from '../kit/forms/use-record-form.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { PricingRows } from './pricing-rows.tsx'
import { pricingMessages } from './pricings.messages.ts'
import {
  usePricings,
  useSavePricings,
  type PricedCategory,
  type Pricing,
  type PricingSave,
  type PricingsForm,
} from './pricings.queries.ts'
import { atOwnRows, changedPlaces, type Places } from './sent-rows.rules.ts'

export const DailyTicketPricingsScreen = () => <CategoryPricings category="daily_ticket" />
export const SubscriptionPricingsScreen = () => <CategoryPricings category="season_pass" />
export const DonationPricingsScreen = () => <CategoryPricings category="donation" />

function CategoryPricings({ category }: { category: PricedCategory }) {
  const messages = useMessages(pricingMessages)
  const pricings = usePricings(category)
  return (
    <QueryBoundary query={pricings} title={messages.loadFailed} loading={<Skeleton height={420} />}>
      {(data) => (
        <EditPricings
          category={category}
          pricings={data.pricings}
          reload={async () => (await pricings.refetch()).data?.pricings}
        />
      )}
    </QueryBoundary>
  )
}

/** Fields that a save sends. */
const sent = ({
  name: _name,
  isOnline: _online,
  offlineReason: _reason,
  ...pricing
}: Pricing): PricingSave => pricing
type Props = {
  category: PricedCategory
  pricings: Pricing[]
  reload: () => Promise<Pricing[] | undefined>
}

/** Prices of a kind by activity; a save sends only the changed ones, in one call. */
function EditPricings({ category, pricings, reload }: Props) {
  const messages = useMessages(pricingMessages)
  const { publicId: collaboratorPublicId } = useBusiness()
  const save = useSavePricings()
  const stored = useMemo(
    (): PricingsForm => ({ collaboratorPublicId, category, pricings: pricings.map(sent) }),
    [collaboratorPublicId, category, pricings],
  )
  const [places, setPlaces] = useState<Places>({})
  const error = useMemo(() => atOwnRows(save.error, places), [save.error, places])
  const form = useRecordForm<PricingsForm>(savePricings.body, stored, error)
  const onSave = (values: PricingsForm) => {
    const changed = changedPlaces(values.pricings, (i) => form.isDirty(`pricings.${i}`))
    setPlaces({ pricings: changed })
    save.mutate(
      { body: { ...values, pricings: changed.map((place) => values.pricings[place]!) } },
      {
        onSuccess: (reply) =>
          adoptSaved(form, { ...values, pricings: reply.pricings.map(sent) }, values),
      },
    )
  }
  const keepMine = async (mine: PricingsForm): Promise<PricingsForm> => {
    const fresh = await reload()
    return {
      ...mine,
      pricings: mine.pricings.map((pricing) => ({
        ...pricing,
        version:
          fresh?.find(({ activityPublicId }) => activityPublicId === pricing.activityPublicId)
            ?.version ?? pricing.version,
      })),
    }
  }
  return (
    <>
      <PageHead isOverForm title={messages.kinds[category]} aside={<BackLink to="/pricings" />} />
      {pricings.length === 0 && (
        <>
          <Text c="dimmed" mb="sm">
            {messages.empty}
          </Text>
          <ButtonLink to="/activities" variant="default">
            {messages.toActivities}
          </ButtonLink>
        </>
      )}
      <FormScreen
        form={form}
        isSaving={save.isPending}
        error={error}
        fieldNames={messages.fields}
        onSave={onSave}
        onKeepMine={keepMine}
        onReload={async () => {
          const fresh = await reload()
          return fresh && { ...stored, pricings: fresh.map(sent) }
        }}
      >
        {form.values.pricings.map((pricing, i) => {
          const shown = pricings.find(
            ({ activityPublicId }) => activityPublicId === pricing.activityPublicId,
          )
          return (
            shown && (
              <PricingRows
                key={pricing.activityPublicId}
                form={form}
                index={i}
                pricing={shown}
                isPass={category === 'season_pass'}
              />
            )
          )
        })}
      </FormScreen>
    </>
  )
}
