import { quantityOf, type Cart, type CartLine, type Chosen } from '../../domain/cart.rules.ts'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { useDuration } from '../../kit/dates/durations.ts'
import { QuantityStepper } from '../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { Begin } from './begin.rules.ts'
import { ChooseAccessories } from './choose-accessories.tsx'
import { LeftNote } from './left-note.tsx'
import { isOut, sizesAt } from './sizes.rules.ts'
import { timesMessages } from './times.messages.ts'
import { useInventory, type Accessory, type Model, type Rentals } from './times.queries.ts'
import { useMost } from './use-most.ts'
import { usePrice } from './use-price.ts'
import styles from './sell.module.css'

type Props = {
  category: Rentals['rentals'][number]
  model: Model
  product: Model['products'][number]
  begin: Begin
  chosen: (sizeId: string) => Chosen
  accessories: readonly Accessory[]
  cart: Cart
  onLine: (line: CartLine) => void
}

/**
 * How many of each size for the chosen time, then the accessories that leave with them: they hang
 * on the first line of that time.
 */
export function ChooseSizes({
  category,
  model,
  product,
  begin,
  chosen,
  accessories,
  cart,
  onLine,
}: Props) {
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const price = usePrice()
  const formatDuration = useDuration()
  const most = useMost()
  const { date, beginTime } = begin
  const { data, error } = useInventory({ date, beginTime, duration: product.duration })
  const sizes = sizesAt(model, product.productId, chosen, data)
  const choose = ({ publicId, key, title }: (typeof sizes)[number], quantity: number) =>
    onLine({
      ...cart.find((line) => line.key === key),
      key,
      productId: product.productId,
      kind: 'equipment_rental',
      title,
      activity: category.name,
      quantity,
      chosen: chosen(publicId),
      when: `${date} ${beginTime} · ${formatDuration(product.duration)}`,
      identifications: [],
    })
  if (error && !data) return <ProblemAlert error={error} />
  return (
    <>
      <section aria-labelledby="sizes">
        <h2 id="sizes" className={styles.step}>
          {sizes[0]?.name ? say.sizes : say.oneSize}
        </h2>
        <ul className={styles.types}>
          {sizes.map((size) => {
            const inCart = quantityOf(cart, size.key)
            return (
              <li key={size.publicId}>
                <span className={styles.type}>
                  <span>
                    {localized(size.name ?? model.name)}
                    <LeftNote left={size.left} count={say.pieces} />
                  </span>
                </span>
                <span className={styles.price}>{price(product.price)}</span>
                <QuantityStepper
                  label={localized(size.title)}
                  value={inCart}
                  {...most(size.left, inCart)}
                  isDisabled={isOut(size.left, inCart)}
                  onChange={(quantity) => choose(size, quantity)}
                />
              </li>
            )
          })}
        </ul>
      </section>
      {accessories.length > 0 && (
        <ChooseAccessories
          accessories={accessories}
          inventory={data}
          carrier={cart.find((line) => sizes.some(({ key }) => key === line.key))}
          onLine={onLine}
        />
      )}
    </>
  )
}
