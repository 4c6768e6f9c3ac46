import '@mantine/dates/styles.layer.css'
import { LodgingTypeSave } from '@guichet/contract/lodging/lodging-category.ts'
import { Text } from '@mantine/core'
import { TimePicker } from '@mantine/dates'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { CatalogueImage } from '../domain/catalogue/catalogue-image.tsx'
import { CatalogueTexts } from '../domain/catalogue/catalogue-texts.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { lodgingMessages } from './lodging.messages.ts'
import { type TypeForm, useStay, type RateForm } from './lodging.queries.ts'
import { NightRates } from './night-rates.tsx'
import styles from './lodging.module.css'

type Props = {
  stored: TypeForm
  title: string
  onApply: (type: TypeForm) => void
  onClose: () => void
}

/** Form of a unit type. Its changes stay in the category's form until that is saved. */
export function EditType({ stored, title, onApply, onClose }: Props) {
  const messages = useMessages(lodgingMessages)
  const kit = useMessages(formMessages)
  const [record] = useState(stored)
  const form = useRecordForm<TypeForm>(LodgingTypeSave, record)
  const whole = (path: 'quantity' | 'maxPersons' | 'minNights' | 'maxNights') => (
    <WholeField {...form.getInputProps(path)} label={messages[path]} isRequired />
  )
  const hour = (path: 'checkInTime' | 'checkOutTime', label: string) => (
    <TimePicker
      {...form.getInputProps(path)}
      label={label}
      required
      format="24h"
      hoursInputLabel={`${label}, ${kit.duration.hours}`}
      minutesInputLabel={`${label}, ${kit.duration.minutes}`}
    />
  )
  return (
    <RecordModal
      title={title}
      form={form}
      verb={kit.apply}
      isNested
      onSubmit={onApply}
      onClose={onClose}
    >
      <CatalogueTexts form={form} isDescriptionRequired />
      <div className={styles.figures}>
        {whole('quantity')}
        {whole('maxPersons')}
        {whole('minNights')}
        {whole('maxNights')}
        {hour('checkInTime', messages.checkIn)}
        {hour('checkOutTime', messages.checkOut)}
      </div>
      <CatalogueImage form={form} />
      <NightRates form={form} />
      <TryStay price={form.values.price} rates={form.values.rates} />
    </RecordModal>
  )
}

type TryStayProps = { price: string | number; rates: RateForm[] }

/** Price of a sample stay at the prices of the form, as computed by the server. */
function TryStay({ price, rates }: TryStayProps) {
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
  const preview = arePrices && isStay ? stay.data : undefined
  return (
    <section className="stack gap-10 dashed-part" aria-label={messages.stay}>
      <h3 className="size-14 strong">{messages.stay}</h3>
      <div className={styles.rateLine}>
        <DayField label={messages.arrival} value={checkInDate} onChange={setArrival} />
        <DayField
          label={messages.departure}
          value={checkOutDate}
          onChange={setDeparture}
          {...(checkInDate && { min: checkInDate })}
        />
      </div>
      {!preview && (
        <Text size="sm" c="dimmed">
          {messages.stayHint}
        </Text>
      )}
      {preview && (
        <output className={styles.stay}>
          <ul>
            {preview.nights.map(({ date, price: cost, rate }) => (
              <li key={date}>
                <span>
                  {dates.weekday(date)} {date}
                </span>
                <span className="dimmed size-12">
                  {rate === null ? messages.basePrice : messages.rate(rate + 1)}
                </span>
                <span>{money(cost)}</span>
              </li>
            ))}
          </ul>
          <p>
            <span>{messages.stayTotal(preview.nights.length)}</span>
            <strong>{money(preview.price)}</strong>
          </p>
        </output>
      )}
    </section>
  )
}
