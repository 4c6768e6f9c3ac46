import { useState } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { QuantityStepper } from '../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { RemainingNote } from '../sale/catalogue/remaining-note.tsx'
import { SizeLabel } from '../sale/catalogue/size-label.tsx'
import { accessoryLeft, sizesAt } from '../sale/catalogue/sizes.rules.ts'
import { usePrice } from '../sale/check-out/use-price.ts'
import type { Begin } from '../sale/times/begin.rules.ts'
import { timesMessages } from '../sale/times/times.messages.ts'
import { useInventory, type Accessory, type Model } from '../sale/times/times.queries.ts'
import { editMessages } from './edit.messages.ts'
import type { Exchange } from './edit.queries.ts'
import type { Foot } from './edit.rules.ts'
import { useChoiceText } from './use-choice-text.ts'
import styles from '../sale/counter/sell.module.css'

type Props = {
  model: Model
  product: Model['products'][number]
  begin: Begin
  accessories: readonly Accessory[]
  /** Current rental of the ticket, if it is of the chosen equipment. */
  own: Exchange['rental']
  foot: Foot
}

/** Size and accessories; the ticket's own pieces count as free. */
export function ExchangeSize({ model, product, begin, accessories, own, foot }: Props) {
  const messages = useMessages(editMessages)
  const localized = useLocalized()
  const { rentalText } = useChoiceText()
  const { date, beginTime, beginsAt, isCustom } = begin
  const { data, error } = useInventory({ date, beginTime, duration: product.duration })
  const sizes = sizesAt(model, product.productId, () => ({}), data)
  const [picked, setPicked] = useState(own?.specificationPublicId ?? null)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries((own?.accessories ?? []).map((item) => [item.productId, item.quantity])),
  )
  const size = sizes.find(({ publicId, left }) => publicId === picked && left !== 0)
  if (error && !data) return <ProblemAlert error={error} />
  const chosen = accessories
    .map(({ productId }) => ({ productId, quantity: counts[productId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  return (
    <>
      <ChoiceCards
        legend={sizes[0]?.name ? messages.size : messages.oneSize}
        value={size?.publicId ?? null}
        onChange={setPicked}
        choices={sizes.map(({ publicId, name, left }) => ({
          value: publicId,
          isDisabled: left === 0,
          ...(left === 0 && { look: 'full' as const }),
          content: <SizeLabel name={localized(name ?? model.name)} left={left} />,
        }))}
      />
      {accessories.length > 0 && (
        <Accessories
          accessories={accessories}
          leftOf={(accessory) => accessoryLeft(accessory, data)}
          counts={counts}
          onChange={(productId, quantity) => setCounts({ ...counts, [productId]: quantity })}
        />
      )}
      {foot(
        size
          ? {
              productId: product.productId,
              activePeriodStartDateTimeUtc: beginsAt,
              specificationPublicId: size.publicId,
              ...(isCustom && { isBeginTimeCustom: true }),
              accessories: chosen,
            }
          : null,
        rentalText(model, size, begin, product.duration),
      )}
    </>
  )
}

type AccessoriesProps = {
  accessories: readonly Accessory[]
  leftOf: (accessory: Accessory) => number | undefined
  counts: Readonly<Record<string, number>>
  onChange: (productId: string, quantity: number) => void
}
function Accessories({ accessories, leftOf, counts, onChange }: AccessoriesProps) {
  const messages = useMessages(editMessages)
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const price = usePrice()
  return (
    <section aria-labelledby="exchange-accessories">
      <h2 id="exchange-accessories" className={styles.step}>
        {messages.accessories}
      </h2>
      <ul className={styles.types}>
        {accessories.map((accessory) => {
          const left = leftOf(accessory)
          const { productId, name } = accessory
          return (
            <li key={productId}>
              <span className="row gap-8 medium">
                <span>
                  {localized(name)}
                  <RemainingNote left={left} count={say.pieces} />
                </span>
              </span>
              <span className={styles.price}>{price(accessory.price)}</span>
              <QuantityStepper
                label={localized(name)}
                value={counts[productId] ?? 0}
                max={left ?? 0}
                isDisabled={left === undefined}
                onChange={(quantity) => onChange(productId, quantity)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
