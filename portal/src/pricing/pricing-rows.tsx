import { Switch } from '@mantine/core'
import { SaleBadge } from '../domain/catalogue/sale-badge.tsx'
import { saleMessages } from '../domain/catalogue/sale.messages.ts'
import { DateField } from '../kit/dates/date-field.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { PriceField } from '../kit/forms/price-field.tsx'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { pricingMessages } from './pricings.messages.ts'
import type { Pricing, PricingsForm } from './pricings.queries.ts'
import styles from './pricings.module.css'

type Period = `${'active' | 'valid'}Period${'Start' | 'End'}DateTimeUtc`
type Props = {
  form: RecordForm<PricingsForm>
  index: number
  pricing: Pricing
  isPass: boolean
}

/** Prices of a kind for an activity: switch, periods and a price per ticket type. */
export function PricingRows({ form, index, pricing, isPass }: Props) {
  const messages = useMessages(pricingMessages)
  const saleTexts = useMessages(saleMessages)
  const localized = useLocalized()
  const dates = useDates()
  const path = `pricings.${index}` as const
  const name = localized(pricing.name)
  const day = (field: Period, label: string, edge: 'start' | 'end') => (
    <DateField
      {...form.getInputProps(`${path}.${field}`)}
      label={label}
      edge={edge}
      isRequired
      min={dates.today()}
    />
  )
  return (
    <section className={`panel ${styles.activity}`} aria-label={name}>
      <div className={styles.head}>
        <h2>
          <AnchorLink to="/activities/$id" params={{ id: pricing.activityPublicId }}>
            {name}
          </AnchorLink>
        </h2>
        <SaleBadge state={pricing.offlineReason ?? 'onSale'} />
        <Switch
          ml="auto"
          {...form.getInputProps(`${path}.isActive`, { type: 'checkbox' })}
          label={saleTexts.active}
        />
      </div>
      <div className={styles.body}>
        <ul className={styles.prices}>
          {pricing.activityPricingDetails.map(
            ({ publicId, internationalizedActivityPricingDetailsFields: { fr, en } }, i) => {
              const title = localized({ fr: fr.title, en: en.title })
              return (
                <li key={publicId}>
                  <span>{title}</span>
                  <PriceField
                    {...form.getInputProps(`${path}.activityPricingDetails.${i}.price`)}
                    label={messages.price(title)}
                    isLabelHidden
                  />
                </li>
              )
            },
          )}
        </ul>
        <div className={styles.periods}>
          {day('activePeriodStartDateTimeUtc', messages.saleFrom, 'start')}
          {day('activePeriodEndDateTimeUtc', messages.saleTo, 'end')}
          {isPass && day('validPeriodStartDateTimeUtc', messages.validFrom, 'start')}
          {isPass && day('validPeriodEndDateTimeUtc', messages.validTo, 'end')}
        </div>
      </div>
    </section>
  )
}
