import {
  keyOf,
  type CartAccessory,
  type CartLine,
  type LineChoice,
} from '../../../domain/cart.rules.ts'
import type { Accessory, Inventory, Model } from '../times/times.queries.ts'

/** Sizes of a model at the chosen time, each with its key in the cart and its free quantity. */
export const sizesAt = (
  model: Model,
  productId: string,
  chosen: (sizeId: string) => LineChoice,
  inventory: Inventory | undefined,
) =>
  model.specifications.map((size) => ({
    ...size,
    title: size.name
      ? {
          fr: `${model.name.fr} – ${size.name.fr}`,
          en: `${model.name.en} – ${size.name.en}`,
        }
      : model.name,
    key: keyOf(productId, chosen(size.publicId)),
    left: inventory?.rentalInventoryItems.find(
      (item) => item.rentalModelSpecificationPublicId === size.publicId,
    )?.remainingQuantity,
  }))

export const accessoryLeft = (
  { publicId }: Accessory,
  inventory: Inventory | undefined,
): number | undefined =>
  inventory?.accessoryInventoryItems.find((item) => item.accessoryPublicId === publicId)
    ?.remainingQuantity

export const heldOf = (line: CartLine | undefined, { productId }: Accessory): number =>
  line?.accessories?.find((item) => item.productId === productId)?.quantity ?? 0

/** Sets the quantity of an accessory of a line; 0 removes it. */
export function withAccessory(line: CartLine, accessory: Accessory, quantity: number): CartLine {
  const { productId, name } = accessory
  const others = (line.accessories ?? []).filter((item) => item.productId !== productId)
  const added: CartAccessory[] = quantity > 0 ? [{ productId, title: name, quantity }] : []
  return { ...line, accessories: [...others, ...added] }
}

/** A size can be chosen while some are free, or some are in the cart already. */
export const isOut = (left: number | undefined, inCart: number): boolean =>
  left === undefined || (left === 0 && inCart === 0)
