import { RentalModelSave } from '@guichet/contract/rentals/rental-category.ts'
import { useState } from 'react'
import { CatalogueImage } from '../domain/catalogue/catalogue-image.tsx'
import { CatalogueTexts } from '../domain/catalogue/catalogue-texts.tsx'
import { durationPriceMessages } from '../domain/duration-prices.messages.ts'
import { DurationPrices } from '../domain/duration-prices.tsx'
import { DurationField } from '../kit/forms/duration-field.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { ModelStock } from './model-stock.tsx'
import { rentalMessages } from './rentals.messages.ts'
import type { ModelForm } from './rentals.queries.ts'

type Props = {
  stored: ModelForm
  title: string
  onApply: (model: ModelForm) => void
  onClose: () => void
}

/** Form of an equipment type. Its changes stay in the category's form until that is saved. */
export function EditModel({ stored, title, onApply, onClose }: Props) {
  const messages = useMessages(rentalMessages)
  const kit = useMessages(formMessages)
  const prices = useMessages(durationPriceMessages)
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
      <CatalogueTexts form={form} isDescriptionRequired />
      <CatalogueImage form={form} />
      <ModelStock form={form} isKnown={record.publicId !== undefined} />
      <DurationField
        {...form.getInputProps('turnaround')}
        label={messages.turnaround}
        hint={messages.turnaroundHint}
      />
      <section className="stack gap-10 dashed-part" aria-label={prices.title}>
        <h3 className="size-14 strong">{prices.title}</h3>
        <DurationPrices form={form} at="" pricings={form.values.pricings} />
      </section>
    </RecordModal>
  )
}
