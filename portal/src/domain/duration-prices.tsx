import type { RentalPricingSave } from '@guichet/contract/rentals/rental-category.ts'
import { Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import { DateField } from '../kit/dates/date-field.tsx'
import { DurationField } from '../kit/forms/duration-field.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import { PriceField } from '../kit/forms/price-field.tsx'
import type { FormPart } from '../kit/forms/use-record-form.ts'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { saleMessages } from './catalogue/sale.messages.ts'
import { durationPriceMessages } from './duration-prices.messages.ts'
import styles from './duration-prices.module.css'

type Pricing = z.input<typeof RentalPricingSave>
const emptyPrice: Pricing = {
  duration: '00:00:00',
  price: '',
  isActive: true,
  activePeriodEndDateTimeUtc: null,
}
type Props<At extends string> = {
  form: FormPart<{ pricings: Pricing[] }, At>
  /** Prefix of `pricings` in the paths of the form, which ends with a dot. */
  at: At
  pricings: readonly Pricing[]
}

type SaleEndProps = Omit<ComponentProps<typeof DateField>, 'edge' | 'value'> & {
  value: string | null | undefined
}
/** Last day on which a price is sold and used; without it the price has no end. */
function SaleEnd({ value, ...field }: SaleEndProps) {
  return <DateField {...field} value={value ?? null} edge="end" />
}

/** Rental prices by duration; a duration may occur once. */
export function DurationPrices<At extends string>({ form, at, pricings }: Props<At>) {
  const messages = useMessages(durationPriceMessages)
  const saleTexts = useMessages(saleMessages)
  const kit = useMessages(formMessages)
  const path = `${at}pricings` as const
  const isTwice = (duration: string, place: number) =>
    pricings.findIndex((pricing) => pricing.duration === duration) < place
  const set = (next: Pricing[]) => {
    form.setFieldValue(path, next)
    form.setErrors(
      Object.fromEntries(
        Object.entries<ReactNode>(form.errors).filter(([field]) => !field.startsWith(`${path}.`)),
      ),
    )
  }
  return (
    <div className="stack gap-8">
      {pricings.length === 0 && <p className="dimmed size-13 no-margin">{messages.none}</p>}
      <ol className="stack">
        {pricings.map((pricing, place) => (
          <li
            key={pricing.publicId ?? `new-${place}`}
            className={styles.pricing}
            aria-label={messages.row(place + 1)}
          >
            <DurationField
              {...form.getInputProps(`${path}.${place}.duration`)}
              label={messages.duration}
              error={
                form.errors[`${path}.${place}.duration`] ??
                (isTwice(pricing.duration, place) ? messages.twice : null)
              }
            />
            <PriceField
              {...form.getInputProps(`${path}.${place}.price`)}
              label={messages.price}
              isRequired
            />
            <SaleEnd
              {...form.getInputProps(`${path}.${place}.activePeriodEndDateTimeUtc`)}
              label={messages.saleTo}
            />
            <Switch
              {...form.getInputProps(`${path}.${place}.isActive`, { type: 'checkbox' })}
              className={styles.active}
              label={saleTexts.active}
            />
            <IconAction
              className={styles.act}
              color="red"
              label={kit.remove(messages.row(place + 1))}
              icon={IconTrash}
              onClick={() => set(pricings.filter((_, other) => other !== place))}
            />
          </li>
        ))}
      </ol>
      <AddButton
        data-path={path}
        isDisabled={pricings.length >= 50}
        onClick={() => set([...pricings, emptyPrice])}
      >
        {messages.add}
      </AddButton>
    </div>
  )
}
