import { savePricings } from '@guichet/contract/activities/activity-pricings.ts'
import { Skeleton, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useBusiness } from '../kit/business.ts'
import { FormScreen } from '../kit/form-screen.tsx'
import { formWords } from '../kit/form.words.ts'
import { ButtonLink } from '../kit/links.tsx'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { adopt, useRecordForm } from '../kit/use-record-form.ts'
import { useWords } from '../kit/words.ts'
import { PricingRows } from './pricing-rows.tsx'
import {
  usePricings,
  useSavePricings,
  type PricedCategory,
  type Pricing,
  type PricingSave,
} from './pricings.queries.ts'
import { pricingWords } from './pricings.words.ts'

export const DailyTicketPricingsScreen = () => <CategoryPricings category="daily_ticket" />
export const SubscriptionPricingsScreen = () => <CategoryPricings category="season_pass" />
export const DonationPricingsScreen = () => <CategoryPricings category="donation" />

function CategoryPricings({ category }: { category: PricedCategory }) {
  const words = useWords(pricingWords)
  const pricings = usePricings(category)
  if (pricings.data)
    return (
      <PricingsForm
        category={category}
        pricings={pricings.data.pricings}
        reload={async () => (await pricings.refetch()).data?.pricings}
      />
    )
  return pricings.error ? (
    <LoadFailed
      title={words.loadFailed}
      error={pricings.error}
      onRetry={() => void pricings.refetch()}
      isRetrying={pricings.isFetching}
    />
  ) : (
    <Skeleton height={420} />
  )
}

/** Only what a save sends of it. */
const sent = ({
  name: _name,
  isOnline: _online,
  offlineReason: _reason,
  ...pricing
}: Pricing): PricingSave => pricing
type Values = { collaboratorPublicId: string; category: PricedCategory; pricings: PricingSave[] }
type Props = {
  category: PricedCategory
  pricings: Pricing[]
  reload: () => Promise<Pricing[] | undefined>
}

/**
 * The prices of a kind, activity by activity; what was changed is saved at once, the rest is not
 * sent.
 */
function PricingsForm({ category, pricings, reload }: Props) {
  const words = useWords(pricingWords)
  const kit = useWords(formWords)
  const { publicId: collaboratorPublicId } = useBusiness()
  const save = useSavePricings()
  const stored = useMemo(
    (): Values => ({ collaboratorPublicId, category, pricings: pricings.map(sent) }),
    [collaboratorPublicId, category, pricings],
  )
  const form = useRecordForm<Values>(savePricings.body, stored, save.error)
  const onSave = (values: Values) => {
    const changed = values.pricings.filter((_, i) => form.isDirty(`pricings.${i}`))
    save.mutate(
      { body: { ...values, pricings: changed } },
      { onSuccess: (reply) => adopt(form, { ...values, pricings: reply.pricings.map(sent) }) },
    )
  }
  const keepMine = async (mine: Values): Promise<Values> => {
    const fresh = await reload()
    return {
      ...mine,
      pricings: mine.pricings.map((one) => ({
        ...one,
        version:
          fresh?.find(({ activityPublicId }) => activityPublicId === one.activityPublicId)
            ?.version ?? one.version,
      })),
    }
  }
  return (
    <>
      <PageHead
        isOverForm
        title={words.kinds[category]}
        aside={
          <ButtonLink to="/pricings" variant="default">
            {kit.back}
          </ButtonLink>
        }
      />
      {pricings.length === 0 && (
        <>
          <Text c="dimmed" mb="sm">
            {words.empty}
          </Text>
          <ButtonLink to="/activities" variant="default">
            {words.toActivities}
          </ButtonLink>
        </>
      )}
      <FormScreen
        form={form}
        isSaving={save.isPending}
        error={save.error}
        fieldNames={words.fields}
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
