import { fold } from '@guichet/contract/fold.ts'
import { TextInput } from '@mantine/core'
import { IconSearch, IconShoppingBag } from '@tabler/icons-react'
import { useState } from 'react'
import { keyOf, quantityOf, type Cart, type CartLine } from '../../../domain/cart.rules.ts'
import { QuantityStepper } from '../../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Product } from '../counter/sell.queries.ts'
import { Pictured } from './tile-picture.tsx'
import { useLineLimit } from './use-line-limit.ts'
import styles from '../counter/sell.module.css'

type Props = { products: readonly Product[]; cart: Cart; onLine: (line: CartLine) => void }

/** Products without a date. The remaining stock is shown, and limits the quantity. */
export function ChooseProducts({ products, cart, onLine }: Props) {
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const money = useMoney()
  const most = useLineLimit()
  const [sought, setSought] = useState('')
  const shown = products.filter(
    ({ productId, title }) =>
      quantityOf(cart, keyOf(productId, {})) > 0 || fold(localized(title)).includes(fold(sought)),
  )
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" className={styles.step}>
        {messages.products}
      </h2>
      {products.length > 8 && (
        <TextInput
          aria-label={messages.findProduct}
          placeholder={messages.findProduct}
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
            <li key={productId} data-pictured>
              <span className="row gap-8 medium">
                <Pictured imageUrl={imageUrl} sign={IconShoppingBag}>
                  <span>
                    {localized(title)}
                    {remaining !== null && (
                      <span className="dimmed size-12">
                        {' '}
                        · {remaining === 0 ? messages.soldOut : messages.inStock(remaining)}
                      </span>
                    )}
                  </span>
                </Pictured>
              </span>
              <span className={styles.price}>{price === 0 ? messages.free : money(price)}</span>
              <QuantityStepper
                label={localized(title)}
                value={quantityOf(cart, key)}
                {...most(remaining ?? undefined, quantityOf(cart, key))}
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
