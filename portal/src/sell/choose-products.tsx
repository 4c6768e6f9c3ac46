import { fold } from '@guichet/contract/fold.ts'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useMoney } from '../kit/money.ts'
import { QuantityStepper } from '../kit/quantity-stepper.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { keyOf, mostPerLine, quantityOf, type Cart, type CartLine } from './cart.rules.ts'
import type { Product } from './sell.queries.ts'
import { sellWords } from './sell.words.ts'
import styles from './sell.module.css'

type Props = { products: readonly Product[]; cart: Cart; onLine: (line: CartLine) => void }

/** The shelf: what has no date. What is left of a stock is told, and nobody can ask for more. */
export function ChooseProducts({ products, cart, onLine }: Props) {
  const words = useWords(sellWords)
  const said = useSaid()
  const money = useMoney()
  const [sought, setSought] = useState('')
  const shown = products.filter(
    ({ productId, title }) =>
      quantityOf(cart, keyOf(productId, {})) > 0 || fold(said(title)).includes(fold(sought)),
  )
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" className={styles.step}>
        {words.products}
      </h2>
      {products.length > 8 && (
        <TextInput
          aria-label={words.findProduct}
          placeholder={words.findProduct}
          leftSection={<IconSearch size={16} aria-hidden />}
          mb={8}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ul className={styles.types}>
        {shown.map(({ productId, title, price, remaining, imageUrl }) => {
          const key = keyOf(productId, {})
          return (
            <li key={productId}>
              <span className={styles.type}>
                {imageUrl && (
                  <img
                    src={imageUrl}
                    alt=""
                    width={48}
                    height={32}
                    loading="lazy"
                    className={styles.picture}
                  />
                )}
                <span>
                  {said(title)}
                  {remaining !== null && (
                    <span className={styles.left}>
                      {' '}
                      · {remaining === 0 ? words.soldOut : words.inStock(remaining)}
                    </span>
                  )}
                </span>
              </span>
              <span className={styles.price}>{price === 0 ? words.free : money(price)}</span>
              <QuantityStepper
                label={said(title)}
                value={quantityOf(cart, key)}
                max={Math.min(mostPerLine, remaining ?? mostPerLine)}
                isDisabled={remaining === 0 && quantityOf(cart, key) === 0}
                onChange={(quantity) =>
                  onLine({
                    key,
                    productId,
                    kind: 'catalog_product',
                    title,
                    activity: null,
                    quantity,
                    chosen: {},
                    when: '',
                    identifications: [],
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
