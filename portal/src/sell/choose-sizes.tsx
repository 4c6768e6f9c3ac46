import { Text } from '@mantine/core'
import { useDuration } from '../kit/durations.ts'
import { useLocalized, useMessages } from '../kit/messages.ts'
import { useMoney } from '../kit/money.ts'
import { QuantityStepper } from '../kit/quantity-stepper.tsx'
import {
  keyOf,
  mostPerLine,
  quantityOf,
  type Cart,
  type CartLine,
  type Chosen,
} from './cart.rules.ts'
import { sellMessages } from './sell.messages.ts'
import { timesMessages } from './times.messages.ts'
import { useInventory, type Accessory, type Model, type Rentals } from './times.queries.ts'
import type { Begin } from './use-begin-choice.ts'
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
const moreThanAnyLine = 10_000

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
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const money = useMoney()
  const sayDuration = useDuration()
  const { data } = useInventory({
    date: begin.date,
    beginTime: begin.beginTime,
    duration: product.duration,
  })
  const sizes = model.specifications.map((size) => ({
    ...size,
    key: keyOf(product.productId, chosen(size.publicId)),
    left: data?.rentalInventoryItems.find(
      (item) => item.rentalModelSpecificationPublicId === size.publicId,
    )?.remainingQuantity,
  }))
  const carrier = cart.find((line) => sizes.some(({ key }) => key === line.key))
  const leftOf = (accessory: Accessory) =>
    data?.accessoryInventoryItems.find((item) => item.accessoryPublicId === accessory.publicId)
      ?.remainingQuantity
  return (
    <>
      <section aria-labelledby="sizes">
        <h2 id="sizes" className={styles.step}>
          {sizes[0]?.name ? say.sizes : say.oneSize}
        </h2>
        <ul className={styles.types}>
          {sizes.map(({ publicId, name, key, left }) => {
            const title = name
              ? { fr: `${model.name.fr} – ${name.fr}`, en: `${model.name.en} – ${name.en}` }
              : model.name
            return (
              <li key={publicId}>
                <span className={styles.type}>
                  <span>
                    {localized(name ?? model.name)}
                    {left !== undefined && (
                      <span className={styles.left}>
                        {' '}
                        · {left === 0 ? messages.full : say.pieces(left)}
                      </span>
                    )}
                  </span>
                </span>
                <span className={styles.price}>
                  {product.price === 0 ? messages.free : money(product.price)}
                </span>
                <QuantityStepper
                  label={localized(title)}
                  value={quantityOf(cart, key)}
                  max={Math.min(mostPerLine, Math.max(left ?? 0, quantityOf(cart, key)))}
                  isDisabled={left === undefined || (left === 0 && quantityOf(cart, key) === 0)}
                  onChange={(quantity) =>
                    onLine({
                      ...cart.find((line) => line.key === key),
                      key,
                      productId: product.productId,
                      kind: 'equipment_rental',
                      title,
                      activity: category.name,
                      quantity,
                      chosen: chosen(publicId),
                      when: `${begin.date} ${begin.beginTime} · ${sayDuration(product.duration)}`,
                      identifications: [],
                    })
                  }
                />
              </li>
            )
          })}
        </ul>
      </section>
      {accessories.length > 0 && (
        <section aria-labelledby="accessories">
          <h2 id="accessories" className={styles.step}>
            {say.accessories}
          </h2>
          {!carrier && (
            <Text size="sm" c="dimmed" mb={8}>
              {say.accessoriesHint}
            </Text>
          )}
          <ul className={styles.types}>
            {accessories.map((accessory) => {
              const left = leftOf(accessory)
              const held =
                carrier?.accessories?.find(({ productId }) => productId === accessory.productId)
                  ?.quantity ?? 0
              return (
                <li key={accessory.productId}>
                  <span className={styles.type}>
                    <span>
                      {localized(accessory.name)}
                      {left !== undefined && (
                        <span className={styles.left}>
                          {' '}
                          · {left === 0 ? messages.full : say.pieces(left)}
                        </span>
                      )}
                    </span>
                  </span>
                  <span className={styles.price}>
                    {accessory.price === 0 ? messages.free : money(accessory.price)}
                  </span>
                  <QuantityStepper
                    label={localized(accessory.name)}
                    value={held}
                    max={Math.min(moreThanAnyLine, left ?? 0)}
                    isDisabled={!carrier || !left}
                    onChange={(quantity) =>
                      carrier &&
                      onLine({
                        ...carrier,
                        accessories: [
                          ...(carrier.accessories ?? []).filter(
                            ({ productId }) => productId !== accessory.productId,
                          ),
                          ...(quantity > 0
                            ? [{ productId: accessory.productId, title: accessory.name, quantity }]
                            : []),
                        ],
                      })
                    }
                  />
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
