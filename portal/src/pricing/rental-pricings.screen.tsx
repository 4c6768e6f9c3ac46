import { saveRentalPrices } from '@guichet/contract/rentals/save-rental-prices.ts'
import { Skeleton, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DurationPrices } from '../domain/duration-prices.tsx'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { PriceField } from '../kit/forms/price-field.tsx'
import { BackLink } from '../kit/forms/record-page.tsx'
import { adopt, useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { pricingMessages } from './pricings.messages.ts'
import { rentalPricingMessages } from './rental-pricing.messages.ts'
import {
  useRentalPrices,
  useSaveRentalPrices,
  type RentalPrices,
  type RentalPricesForm,
} from './rental-pricing.queries.ts'
import { atOwnRows, changedPlaces, type Places } from './sent-rows.rules.ts'
import styles from './pricings.module.css'

export function RentalPricingsScreen() {
  const messages = useMessages(rentalPricingMessages)
  const prices = useRentalPrices()
  return (
    <QueryBoundary query={prices} title={messages.loadFailed} loading={<Skeleton height={420} />}>
      {(data) => (
        <RentalPricesForm prices={data} reload={async () => (await prices.refetch()).data} />
      )}
    </QueryBoundary>
  )
}

type RecordWithVersion = { publicId: string; version?: number | undefined }
const current = <T extends RecordWithVersion>(
  mine: readonly T[],
  fresh: readonly RecordWithVersion[],
): T[] =>
  mine.map((item) => ({
    ...item,
    version: fresh.find(({ publicId }) => publicId === item.publicId)?.version ?? item.version,
  }))

/** Rental prices by type, and the price of each accessory; a save sends only the changed ones. */
function RentalPricesForm({
  prices,
  reload,
}: {
  prices: RentalPrices
  reload: () => Promise<RentalPrices | undefined>
}) {
  const messages = useMessages(rentalPricingMessages)
  const kinds = useMessages(pricingMessages).kinds
  const localized = useLocalized()
  const { publicId: collaboratorPublicId } = useBusiness()
  const save = useSaveRentalPrices()
  const stored = useMemo(
    (): RentalPricesForm => ({ collaboratorPublicId, ...prices }),
    [collaboratorPublicId, prices],
  )
  const [places, setPlaces] = useState<Places>({})
  const error = useMemo(() => atOwnRows(save.error, places), [save.error, places])
  const form = useRecordForm<RentalPricesForm>(saveRentalPrices.body, stored, error)
  const onSave = (values: RentalPricesForm) => {
    const models = changedPlaces(values.models, (i) => form.isDirty(`models.${i}`))
    const accessories = changedPlaces(values.accessories, (i) => form.isDirty(`accessories.${i}`))
    setPlaces({ models, accessories })
    save.mutate(
      {
        body: {
          collaboratorPublicId,
          models: models.map((place) => values.models[place]!),
          accessories: accessories.map((place) => values.accessories[place]!),
        },
      },
      { onSuccess: (reply) => adopt(form, { collaboratorPublicId, ...reply }) },
    )
  }
  const keepMine = async (mine: RentalPricesForm): Promise<RentalPricesForm> => {
    const fresh = await reload()
    return fresh
      ? {
          ...mine,
          models: current(mine.models, fresh.models),
          accessories: current(mine.accessories, fresh.accessories),
        }
      : mine
  }
  const { models, accessories } = form.values
  return (
    <>
      <PageHead isOverForm title={kinds.equipment_rental} aside={<BackLink to="/pricings" />} />
      {models.length === 0 && (
        <>
          <Text c="dimmed" mb="sm">
            {messages.empty}
          </Text>
          <ButtonLink to="/equipment-rentals" variant="default">
            {messages.toRentals}
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
          return fresh && { collaboratorPublicId, ...fresh }
        }}
      >
        {models.map((model, i) => (
          <section
            key={model.publicId}
            className={`panel ${styles.activity}`}
            aria-label={localized(model.name ?? null)}
          >
            <div className={styles.head}>
              <h2>{localized(model.name ?? null)}</h2>
              <Text size="sm" c="dimmed">
                {localized(model.rentalName ?? null)}
              </Text>
            </div>
            <div className="above-8">
              <DurationPrices form={form} at={`models.${i}.`} pricings={model.pricings} />
            </div>
          </section>
        ))}
        {accessories.length > 0 && <AccessoryPrices form={form} />}
      </FormScreen>
    </>
  )
}

/** Prices of accessories, which are independent of the duration. */
function AccessoryPrices({ form }: { form: RecordForm<RentalPricesForm> }) {
  const messages = useMessages(rentalPricingMessages)
  const localized = useLocalized()
  return (
    <section className={`panel ${styles.activity}`} aria-label={messages.accessories}>
      <div className={styles.head}>
        <h2>{messages.accessories}</h2>
        <Text size="sm" c="dimmed">
          {messages.flat}
        </Text>
      </div>
      <ul className={styles.prices}>
        {form.values.accessories.map((accessory, i) => {
          const name = localized(accessory.name ?? null)
          return (
            <li key={accessory.publicId}>
              <span>{name}</span>
              <PriceField
                {...form.getInputProps(`accessories.${i}.price`)}
                label={messages.price(name)}
                isLabelHidden
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
