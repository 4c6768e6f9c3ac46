import { RentalModelSave } from '@guichet/contract/rentals/rental-category.ts'
import { useState } from 'react'
import { BilingualFields } from '../kit/bilingual-fields.tsx'
import { DurationField } from '../kit/duration-field.tsx'
import { DurationPrices } from '../kit/duration-prices.tsx'
import { durationPriceWords } from '../kit/duration-prices.words.ts'
import { formWords } from '../kit/form.words.ts'
import { ImageField } from '../kit/image-field.tsx'
import { RecordModal } from '../kit/record-modal.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { ModelStock } from './model-stock.tsx'
import { nameOfFields } from './rental.rules.ts'
import type { ModelForm } from './rentals.queries.ts'
import { rentalWords } from './rentals.words.ts'
import styles from './rentals.module.css'

type Props = {
  stored: ModelForm
  title: string
  onApply: (model: ModelForm) => void
  onClose: () => void
}

/** An equipment type. What is applied waits in the category's form until that is saved. */
export function EditModel({ stored, title, onApply, onClose }: Props) {
  const words = useWords(rentalWords)
  const kit = useWords(formWords)
  const prices = useWords(durationPriceWords)
  const said = useSaid()
  const [record] = useState(stored)
  const form = useRecordForm<ModelForm>(RentalModelSave, record)
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
      <ModelStock form={form} isKnown={record.publicId !== undefined} />
      <DurationField
        {...form.getInputProps('turnaround')}
        label={words.turnaround}
        hint={words.turnaroundHint}
      />
      <section className={styles.part} aria-label={prices.title}>
        <h3 className={styles.subheading}>{prices.title}</h3>
        <DurationPrices form={form} path="pricings" pricings={form.values.pricings} />
      </section>
    </RecordModal>
  )
}
