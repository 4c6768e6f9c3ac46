import { Checkbox, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { DayField } from '../kit/dates/day-field.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import { PriceField } from '../kit/forms/price-field.tsx'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { MoveButtons } from '../kit/tables/move-buttons.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { lodgingMessages } from './lodging.messages.ts'
import type { RateForm, TypeForm } from './lodging.queries.ts'
import { emptyRate } from './lodging.rules.ts'
import styles from './lodging.module.css'

/**
 * Price of a night: a base price, then rates by season and weekday, of which the first match
 * applies.
 */
export function NightRates({ form }: { form: RecordForm<TypeForm> }) {
  const messages = useMessages(lodgingMessages)
  const kit = useMessages(formMessages)
  const { rates } = form.values
  const set = (next: RateForm[]) => {
    form.setFieldValue('rates', next)
    form.setErrors(
      Object.fromEntries(Object.entries(form.errors).filter(([path]) => !path.startsWith('rates'))),
    )
  }
  return (
    <section className="stack gap-10 dashed-part" aria-label={messages.prices}>
      <h3 className="size-14 strong">{messages.prices}</h3>
      <PriceField
        {...form.getInputProps('price')}
        label={messages.price}
        isRequired
        description={messages.priceHint}
      />
      <ol className="stack">
        {rates.map((_rate, place) => {
          const name = messages.rate(place + 1)
          const path = `rates.${place}` as const
          const days = form.getInputProps(`${path}.weekdays`)
          return (
            <li key={place} className={styles.rate} aria-label={name}>
              <span className="dimmed size-12" aria-hidden>
                {name}
              </span>
              <div className={styles.rateLine}>
                <DayField
                  {...form.getInputProps(`${path}.firstNight`)}
                  label={messages.firstNight}
                  isRequired
                />
                <DayField
                  {...form.getInputProps(`${path}.lastNight`)}
                  label={messages.lastNight}
                  isRequired
                />
                <PriceField
                  {...form.getInputProps(`${path}.price`)}
                  label={messages.ratePrice}
                  isRequired
                />
                <span className={styles.rowActs}>
                  <MoveButtons name={name} items={rates} place={place} onMove={set} />
                  <IconAction
                    color="red"
                    label={kit.remove(name)}
                    icon={IconTrash}
                    onClick={() => set(rates.filter((_, other) => other !== place))}
                  />
                </span>
              </div>
              <Checkbox.Group
                label={messages.weekdays}
                value={days.value.map(String)}
                error={days.error}
                data-path={days['data-path']}
                onChange={(chosen) => days.onChange(chosen.map(Number).sort((a, b) => a - b))}
              >
                <div className={styles.days}>
                  {([1, 2, 3, 4, 5, 6, 7] as const).map((day) => (
                    <Checkbox key={day} value={String(day)} label={messages.days[day]} />
                  ))}
                </div>
              </Checkbox.Group>
            </li>
          )
        })}
      </ol>
      {rates.length > 1 && (
        <Text size="xs" c="dimmed">
          {messages.rateHint}
        </Text>
      )}
      <AddButton
        data-path="rates"
        isDisabled={rates.length >= 100}
        onClick={() => set([...rates, emptyRate()])}
      >
        {messages.addRate}
      </AddButton>
    </section>
  )
}
