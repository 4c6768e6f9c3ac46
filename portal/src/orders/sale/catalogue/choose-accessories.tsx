import { Text } from '@mantine/core'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { QuantityStepper } from '../../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { usePrice } from '../check-out/use-price.ts'
import { timesMessages } from '../times/times.messages.ts'
import type { Accessory, Inventory } from '../times/times.queries.ts'
import { RemainingNote } from './remaining-note.tsx'
import { accessoryLeft, heldOf, withAccessory } from './sizes.rules.ts'
import { useLineLimit } from './use-line-limit.ts'
import styles from '../counter/sell.module.css'

type Props = {
  accessories: readonly Accessory[]
  inventory: Inventory | undefined
  /** The rental line that holds the accessories. */
  carrier: CartLine | undefined
  onLine: (line: CartLine) => void
}
/** Maximum quantity; accessories are counted over all rentals of a line. */
const mostAccessories = 10_000

/** Accessories of an equipment type, with their free quantities. */
export function ChooseAccessories({ accessories, inventory, carrier, onLine }: Props) {
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const price = usePrice()
  const most = useLineLimit(mostAccessories)
  return (
    <section aria-labelledby="accessories">
      <h2 id="accessories" className={styles.step}>
        {say.accessories}
      </h2>
      {/* Keeps its place, so that a size stays where it was pressed. */}
      <Text size="sm" c="dimmed" mb={8} className={carrier ? styles.unseen! : undefined}>
        {say.accessoriesHint}
      </Text>
      <ul className={styles.types}>
        {accessories.map((accessory) => {
          const left = accessoryLeft(accessory, inventory)
          return (
            <li key={accessory.productId}>
              <span className="row gap-8 medium">
                <span>
                  {localized(accessory.name)}
                  <RemainingNote left={left} count={say.pieces} />
                </span>
              </span>
              <span className={styles.price}>{price(accessory.price)}</span>
              <QuantityStepper
                label={localized(accessory.name)}
                value={heldOf(carrier, accessory)}
                {...most(left, heldOf(carrier, accessory))}
                isDisabled={!carrier || !left}
                onChange={(quantity) =>
                  carrier && onLine(withAccessory(carrier, accessory, quantity))
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
