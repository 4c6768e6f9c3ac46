import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { localized } from './formats.ts'
import { formatPrice } from './offer-layout.tsx'
import { QuantityField } from './quantity-field.tsx'

type Item = { productId: string; name: Bilingual; price: number }
type Props = {
  language: Language
  items: readonly Item[]
  /** Prefix of the fields, before the id of the product. */
  field: string
}
/** Products with their price and a quantity, which begins at zero. */
export const PricedQuantities = ({ language, items, field }: Props) => (
  <ul className="lines">
    {items.map(({ productId, name, price }) => (
      <li key={productId}>
        <label htmlFor={productId}>
          {localized(language, name)}
          <br />
          <strong>{formatPrice(language, price)}</strong>
        </label>
        <QuantityField
          language={language}
          id={productId}
          name={field + productId}
          min={0}
          max={mostPiecesHeld}
          defaultValue={0}
        />
      </li>
    ))}
  </ul>
)
