import {
  quantityOf,
  type Cart,
  type CartLine,
  type LineChoice,
} from '../../../domain/cart.rules.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { useDuration } from '../../../kit/dates/durations.ts'
import { QuantityStepper } from '../../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { usePrice } from '../check-out/use-price.ts'
import type { Begin } from '../times/begin.rules.ts'
import { timesMessages } from '../times/times.messages.ts'
import { useInventory, type Accessory, type Model, type Rentals } from '../times/times.queries.ts'
import { ChooseAccessories } from './choose-accessories.tsx'
import { RemainingNote } from './remaining-note.tsx'
import { SizeChips } from './size-chips.tsx'
import { isOut, sizesAt } from './sizes.rules.ts'
import { useLineLimit } from './use-line-limit.ts'
import styles from '../counter/sell.module.css'

type Size = ReturnType<typeof sizesAt>[number]
type Props = {
  category: Rentals['rentals'][number]
  model: Model
  product: Model['products'][number]
  begin: Begin
  chosen: (sizeId: string) => LineChoice
  accessories: readonly Accessory[]
  cart: Cart
  onLine: (line: CartLine) => void
}

/**
 * Quantity per size at the chosen time, then the accessories, which are added to the first line of
 * that time.
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
  const formatDuration = useDuration()
  const most = useLineLimit()
  const { date, beginTime } = begin
  const { data, error } = useInventory({ date, beginTime, duration: product.duration })
  const sizes = sizesAt(model, product.productId, chosen, data)
  const choose = ({ publicId, key, title }: Size, quantity: number) =>
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
  const chipOf = ({ publicId, name, key, left }: Size) => {
    const inCart = quantityOf(cart, key)
    const { max, over } = most(left, inCart)
    return { id: publicId, name: localized(name ?? model.name), free: left, inCart, max, over }
  }
  const carrier = cart.find((line) => sizes.some(({ key }) => key === line.key))
  if (error && !data) return <ProblemAlert error={error} />
  return (
    <>
      <section aria-labelledby="sizes">
        <h2 id="sizes" className={styles.step}>
          {sizes[0]?.name ? say.sizes : say.oneSize}
        </h2>
        {sizes[0]?.name ? (
          <SizeChips
            labelledBy="sizes"
            chips={sizes.map((size) => chipOf(size))}
            onChange={(id, quantity) => {
              const size = sizes.find(({ publicId }) => publicId === id)
              if (size) choose(size, quantity)
            }}
          />
        ) : (
          <ul className={styles.types}>
            {sizes.map((size) => (
              <OnlySize
                key={size.publicId}
                size={size}
                price={product.price}
                inCart={quantityOf(cart, size.key)}
                onChange={(quantity) => choose(size, quantity)}
              />
            ))}
          </ul>
        )}
      </section>
      {accessories.length > 0 && (
        <ChooseAccessories
          accessories={accessories}
          inventory={data}
          carrier={carrier && { ...carrier, quantity: quantityOf(cart, carrier.key) }}
          onLine={onLine}
        />
      )}
    </>
  )
}

type OnlyProps = {
  size: Size
  price: number
  inCart: number
  onChange: (quantity: number) => void
}
/** Equipment without sizes has only a quantity. */
function OnlySize({ size: { title, left }, price, inCart, onChange }: OnlyProps) {
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const priceText = usePrice()
  const most = useLineLimit()
  return (
    <li>
      <span className="row gap-8 medium">
        <span>
          {localized(title)}
          <RemainingNote left={left} count={say.pieces} />
        </span>
      </span>
      <span className={styles.price}>{priceText(price)}</span>
      <QuantityStepper
        label={localized(title)}
        value={inCart}
        {...most(left, inCart)}
        isDisabled={isOut(left, inCart)}
        onChange={onChange}
      />
    </li>
  )
}
