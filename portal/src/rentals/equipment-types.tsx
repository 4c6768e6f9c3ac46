import { nameOfFields } from '../domain/catalogue/catalogue-texts.rules.ts'
import { NestedRecords } from '../domain/catalogue/nested-records.tsx'
import { Overbooked } from '../domain/overbooked.tsx'
import { useDuration } from '../kit/dates/durations.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { copyOf, emptyModel, hasSizes, overbookedOf, piecesOf } from './rental.rules.ts'
import { rentalMessages } from './rentals.messages.ts'
import type { CategoryForm, ModelForm } from './rentals.queries.ts'

// Dialogs are loaded on demand.
const EditModel = lazyPart(() => import('./edit-model.tsx'), 'EditModel')

/** Equipment types of a category. */
export function EquipmentTypes({ form }: { form: RecordForm<CategoryForm> }) {
  const messages = useMessages(rentalMessages)
  const localized = useLocalized()
  return (
    <NestedRecords
      path="models"
      items={form.values.models}
      errors={form.errors}
      onChange={(models) => form.setFieldValue('models', models)}
      texts={{ title: messages.fields.models, empty: messages.noModel, add: messages.addModel }}
      factsOf={(model) => <ModelFacts model={model} />}
      copyOf={copyOf}
      dialog={(model, actions) => (
        <EditModel
          {...actions}
          stored={model ?? emptyModel()}
          title={
            model
              ? messages.editModel(localized(nameOfFields(model.internationalizedFields)))
              : messages.newModel
          }
        />
      )}
    />
  )
}

/** Summary of a type: sizes, pieces and prices. */
function ModelFacts({ model: { specifications, pricings } }: { model: ModelForm }) {
  const messages = useMessages(rentalMessages)
  const formatDuration = useDuration()
  const money = useMoney()
  const pieces = messages.pieces(piecesOf(specifications))
  return (
    <>
      <span className="dimmed size-12">
        {hasSizes(specifications)
          ? `${messages.sizeCount(specifications.length)} · ${pieces}`
          : pieces}{' '}
        <Overbooked count={overbookedOf(specifications)} />
      </span>
      <span className="dimmed size-12">
        {pricings.length === 0
          ? messages.noPrice
          : pricings
              .map(
                ({ duration, price, isActive }) =>
                  `${messages.priceOf(formatDuration(duration), money(Number(price) || 0))}${isActive ? '' : ` (${messages.inactive})`}`,
              )
              .join(' · ')}
      </span>
    </>
  )
}
