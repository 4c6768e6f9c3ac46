import { Switch } from '@mantine/core'
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { DateField } from '../kit/date-field.tsx'
import { useDates } from '../kit/dates.ts'
import { AnchorLink } from '../kit/links.tsx'
import { PriceField } from '../kit/price-field.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import type { RecordForm } from '../kit/use-record-form.ts'
import { useSaid, useWords } from '../kit/words.ts'
import type { Pricing } from './pricings.queries.ts'
import { pricingWords } from './pricings.words.ts'
import styles from './pricings.module.css'

type Props<V extends object> = {
  form: RecordForm<V>
  index: number
  pricing: Pricing
  isPass: boolean
}

/** One activity's prices of a kind: switch, periods and a price for each ticket type. */
export function PricingRows<V extends object>({ form, index, pricing, isPass }: Props<V>) {
  const words = useWords(pricingWords)
  const said = useSaid()
  const dates = useDates()
  const path = `pricings.${index}`
  const name = said(pricing.name)
  const day = (field: string, label: string, edge: 'start' | 'end') => (
    <DateField
      {...form.getInputProps<string | null>(`${path}.${field}`)}
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
        <StatusBadge
          tone={pricing.isOnline ? 'positive' : 'muted'}
          icon={pricing.isOnline ? IconCircleCheck : IconCircleOff}
        >
          {pricing.offlineReason ? words.why[pricing.offlineReason] : words.online}
        </StatusBadge>
        <Switch
          ml="auto"
          {...form.getInputProps<never>(`${path}.isActive`, { type: 'checkbox' })}
          label={words.active}
        />
      </div>
      <div className={styles.body}>
        <ul className={styles.prices}>
          {pricing.activityPricingDetails.map(
            ({ publicId, internationalizedActivityPricingDetailsFields: { fr, en } }, i) => {
              const title = said({ fr: fr.title, en: en.title })
              return (
                <li key={publicId}>
                  <span>{title}</span>
                  <PriceField
                    {...form.getInputProps<string | number>(
                      `${path}.activityPricingDetails.${i}.price`,
                    )}
                    label={words.price(title)}
                    isLabelHidden
                  />
                </li>
              )
            },
          )}
        </ul>
        <div className={styles.periods}>
          {day('activePeriodStartDateTimeUtc', words.saleFrom, 'start')}
          {day('activePeriodEndDateTimeUtc', words.saleTo, 'end')}
          {isPass && day('validPeriodStartDateTimeUtc', words.validFrom, 'start')}
          {isPass && day('validPeriodEndDateTimeUtc', words.validTo, 'end')}
        </div>
      </div>
    </section>
  )
}
