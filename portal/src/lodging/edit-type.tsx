import '@mantine/dates/styles.layer.css'
import { LodgingTypeSave } from '@guichet/contract/lodging/lodging-category.ts'
import { TimePicker } from '@mantine/dates'
import { useState } from 'react'
import { BilingualFields } from '../kit/bilingual-fields.tsx'
import { formWords } from '../kit/form.words.ts'
import { ImageField } from '../kit/image-field.tsx'
import { RecordModal } from '../kit/record-modal.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { WholeField } from '../kit/whole-field.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import type { TypeForm } from './lodging.queries.ts'
import { nameOfFields } from './lodging.rules.ts'
import { lodgingWords } from './lodging.words.ts'
import { NightRates } from './night-rates.tsx'
import { TryStay } from './try-stay.tsx'
import styles from './lodging.module.css'

type Props = {
  stored: TypeForm
  title: string
  onApply: (type: TypeForm) => void
  onClose: () => void
}

/** A unit type. What is applied waits in the category's form until that is saved. */
export function EditType({ stored, title, onApply, onClose }: Props) {
  const words = useWords(lodgingWords)
  const kit = useWords(formWords)
  const said = useSaid()
  const [record] = useState(stored)
  const form = useRecordForm<TypeForm>(LodgingTypeSave, record)
  const whole = (path: 'quantity' | 'maxPersons' | 'minNights' | 'maxNights') => (
    <WholeField {...form.getInputProps<number>(path)} label={words[path]} isRequired />
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
      <BilingualFields
        form={form}
        path={(language) => `internationalizedFields.${language}.name`}
        label={words.name}
        max={50}
        isRequired
      />
      <BilingualFields
        form={form}
        path={(language) => `internationalizedFields.${language}.description`}
        label={words.description}
        max={1500}
        rows={2}
        isRequired
      />
      <div className={styles.figures}>
        {whole('quantity')}
        {whole('maxPersons')}
        {whole('minNights')}
        {whole('maxNights')}
        {hour('checkInTime', words.checkIn)}
        {hour('checkOutTime', words.checkOut)}
      </div>
      <ImageField
        label={words.image}
        value={form.values.imageUrl}
        onChange={(imageUrl) => form.setFieldValue('imageUrl', imageUrl)}
        container="rentals"
        shape="catalogue"
        alt={words.alt(said(nameOfFields(form.values.internationalizedFields)))}
        path="imageUrl"
        error={form.errors.imageUrl}
      />
      <NightRates form={form} />
      <TryStay price={form.values.price} rates={form.values.rates} />
    </RecordModal>
  )
}
