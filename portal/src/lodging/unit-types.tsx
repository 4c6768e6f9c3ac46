import { nameOfFields } from '../domain/catalogue/catalogue-texts.rules.ts'
import { NestedRecords } from '../domain/catalogue/nested-records.tsx'
import { Overbooked } from '../domain/overbooked.tsx'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { lodgingMessages } from './lodging.messages.ts'
import type { CategoryForm, TypeForm } from './lodging.queries.ts'
import { copyOf, emptyType } from './lodging.rules.ts'

// Dialogs are loaded on demand.
const EditType = lazyPart(() => import('./edit-type.tsx'), 'EditType')

/** Unit types of a category. */
export function UnitTypes({ form }: { form: RecordForm<CategoryForm> }) {
  const messages = useMessages(lodgingMessages)
  const localized = useLocalized()
  return (
    <NestedRecords
      path="types"
      items={form.values.types}
      errors={form.errors}
      onChange={(types) => form.setFieldValue('types', types)}
      texts={{ title: messages.fields.types, empty: messages.noType, add: messages.addType }}
      factsOf={(type) => <TypeFacts type={type} />}
      copyOf={copyOf}
      dialog={(type, actions) => (
        <EditType
          {...actions}
          stored={type ?? emptyType()}
          title={
            type
              ? messages.edit(localized(nameOfFields(type.internationalizedFields)))
              : messages.newType
          }
        />
      )}
    />
  )
}

/** Summary of a type: units, guests, nights and price. */
function TypeFacts({ type }: { type: TypeForm }) {
  const messages = useMessages(lodgingMessages)
  const money = useMoney()
  return (
    <>
      <span className="dimmed size-12">
        {[
          messages.units(type.quantity),
          messages.persons(type.maxPersons),
          messages.nights(type.minNights, type.maxNights),
          `${type.checkInTime} → ${type.checkOutTime}`,
        ].join(' · ')}{' '}
        <Overbooked count={type.overbooked} />
      </span>
      <span className="dimmed size-12">
        {[
          messages.perNight(money(Number(type.price) || 0)),
          ...(type.rates.length ? [messages.rateCount(type.rates.length)] : []),
        ].join(' · ')}
      </span>
    </>
  )
}
