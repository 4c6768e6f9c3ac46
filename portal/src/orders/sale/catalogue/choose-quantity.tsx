import { createContext, useContext } from 'react'
import {
  keyOf,
  quantityOf,
  type Cart,
  type CartLine,
  type LineChoice,
} from '../../../domain/cart.rules.ts'
import { QuantityStepper } from '../../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { usePrice } from '../check-out/use-price.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Activity, Category } from '../counter/sell.queries.ts'
import { useLineLimit } from './use-line-limit.ts'
import styles from '../counter/sell.module.css'

/** The cart, so that a press on a quantity renders the quantities but not the days and slots. */
export const CartContext = createContext<Cart>([])

type Props = {
  activity: Activity
  category: Category
  at: { chosen: LineChoice; when: string }
  isReady: boolean
  onLine: (line: CartLine) => void
}

/** Quantity per ticket type at the chosen time. Each change goes to the cart at once. */
export function ChooseQuantity({ activity, category, at, isReady, onLine }: Props) {
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const priceText = usePrice()
  const most = useLineLimit()
  const cart = useContext(CartContext)
  return (
    <section aria-labelledby="quantities">
      <h2 id="quantities" className={styles.step}>
        {category.category === 'donation' ? messages.amounts : messages.quantities}
      </h2>
      <ul className={styles.types}>
        {category.products.map(({ productId, title, price, identifications }) => {
          const key = keyOf(productId, at.chosen)
          return (
            <li key={productId}>
              <span className="row gap-8 medium">{localized(title)}</span>
              <span className={styles.price}>{priceText(price)}</span>
              <QuantityStepper
                label={localized(title)}
                value={isReady ? quantityOf(cart, key) : 0}
                {...most(undefined, 0)}
                isDisabled={!isReady}
                onChange={(quantity) =>
                  onLine({
                    key,
                    productId,
                    kind: category.category,
                    title,
                    activity: activity.name,
                    quantity,
                    ...at,
                    identifications,
                  })
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
