import { LodgingTypeSave } from '@guichet/contract/lodging/lodging-category.ts'
import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { lodgingMessages } from './lodging.messages.ts'
import { useStay, type RateForm } from './lodging.queries.ts'
import styles from './lodging.module.css'

type Props = { price: string | number; rates: RateForm[] }

/** Price of a sample stay at the prices of the form, as computed by the server. */
export function TryStay({ price, rates }: Props) {
  const messages = useMessages(lodgingMessages)
  const money = useMoney()
  const dates = useDates()
  const [checkInDate, setArrival] = useState<string | null>(null)
  const [checkOutDate, setDeparture] = useState<string | null>(null)
  const [draft] = useDebouncedValue(
    { price, rates, checkInDate: checkInDate ?? '', checkOutDate: checkOutDate ?? '' },
    250,
  )
  const arePrices =
    LodgingTypeSave.shape.price.safeParse(draft.price).success &&
    LodgingTypeSave.shape.rates.safeParse(draft.rates).success
  const isStay = draft.checkInDate !== '' && draft.checkInDate < draft.checkOutDate
  const stay = useStay(draft, arePrices && isStay)
  const told = arePrices && isStay ? stay.data : undefined
  return (
    <section className={styles.part} aria-label={messages.stay}>
      <h3 className={styles.subheading}>{messages.stay}</h3>
      <div className={styles.rateLine}>
        <DayField label={messages.arrival} value={checkInDate} onChange={setArrival} />
        <DayField
          label={messages.departure}
          value={checkOutDate}
          onChange={setDeparture}
          {...(checkInDate && { min: checkInDate })}
        />
      </div>
      {!told && (
        <Text size="sm" c="dimmed">
          {messages.stayHint}
        </Text>
      )}
      {told && (
        <output className={styles.stay}>
          <ul>
            {told.nights.map(({ date, price: cost, rate }) => (
              <li key={date}>
                <span>
                  {dates.weekday(date)} {date}
                </span>
                <span className={styles.dimmed}>
                  {rate === null ? messages.basePrice : messages.rate(rate + 1)}
                </span>
                <span>{money(cost)}</span>
              </li>
            ))}
          </ul>
          <p>
            <span>{messages.stayTotal(told.nights.length)}</span>
            <strong>{money(told.price)}</strong>
          </p>
        </output>
      )}
    </section>
  )
}
