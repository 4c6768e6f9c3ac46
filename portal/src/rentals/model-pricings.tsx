import { ActionIcon, Button, Switch } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { DurationField } from '../kit/duration-field.tsx'
import { formWords } from '../kit/form.words.ts'
import { PriceField } from '../kit/price-field.tsx'
import type { RecordForm } from '../kit/use-record-form.ts'
import { useWords } from '../kit/words.ts'
import type { ModelForm } from './rentals.queries.ts'
import { rentalWords } from './rentals.words.ts'
import styles from './rentals.module.css'

/** What renting a type costs, by duration; each duration once. */
export function ModelPricings({ form }: { form: RecordForm<ModelForm> }) {
  const words = useWords(rentalWords)
  const kit = useWords(formWords)
  const { pricings } = form.values
  const isTwice = (duration: string, place: number) => pricings.findIndex((pricing) => pricing.duration === duration) < place
  const set = (next: ModelForm['pricings']) => { form.setFieldValue('pricings', next); form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([path]) => !path.startsWith('pricings')))) }
  return (
    <section className={styles.part} aria-label={words.pricings}>
      <h3 className={styles.subheading}>{words.pricings}</h3>
      {pricings.length === 0 && <p className={styles.empty}>{words.noPricing}</p>}
      <ol className={styles.list}>
        {pricings.map((pricing, place) => (
          <li key={pricing.publicId ?? `new-${place}`} className={styles.pricing} aria-label={words.pricing(place + 1)}>
            <DurationField {...form.getInputProps(`pricings.${place}.duration`)} label={words.duration} error={form.errors[`pricings.${place}.duration`] ?? (isTwice(pricing.duration, place) ? words.twice : null)} />
            <PriceField {...form.getInputProps<string | number>(`pricings.${place}.price`)} label={words.price} isRequired />
            <Switch {...form.getInputProps<never>(`pricings.${place}.isActive`, { type: 'checkbox' })} className={styles.active} label={words.active} />
            <ActionIcon className={styles.rowAct} variant="subtle" color="red" aria-label={kit.remove(words.pricing(place + 1))} onClick={() => set(pricings.filter((_, other) => other !== place))}><IconTrash size={16} aria-hidden /></ActionIcon>
          </li>
        ))}
      </ol>
      <Button variant="light" size="xs" className={styles.add} data-path="pricings" leftSection={<IconPlus size={14} aria-hidden />} disabled={pricings.length >= 50} onClick={() => set([...pricings, { duration: '00:00:00', price: '', isActive: true }])}>{words.addPricing}</Button>
    </section>
  )
}
