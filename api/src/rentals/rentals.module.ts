import type { Mount } from '../platform/http/contexts.ts'
import { archiveAccessory } from './archive-accessory.ts'
import { archiveRentalCategory } from './archive-rental-category.ts'
import { createAccessory } from './create-accessory.ts'
import { createRentalCategory } from './create-rental-category.ts'
import { duplicateAccessory } from './duplicate-accessory.ts'
import { duplicateRentalCategory } from './duplicate-rental-category.ts'
import { findAccessories } from './find-accessories.ts'
import { findAccessoryOptions } from './find-accessory-options.ts'
import { findRentalCategories } from './find-rental-categories.ts'
import { findRentalPrices } from './find-rental-prices.ts'
import { findRentals } from './find-rentals.ts'
import { findSellableRentals } from './find-sellable-rentals.ts'
import { orderAccessories } from './order-accessories.ts'
import { orderRentalCategories } from './order-rental-categories.ts'
import { saveAccessories, saveAccessory } from './save-accessory.ts'
import { saveRentalCategories } from './save-rental-categories.ts'
import { saveRentalPrices } from './save-rental-prices.ts'

export function rentalsModule(mount: Mount) {
  mount([
    findSellableRentals,
    findRentals,
    findRentalCategories,
    createRentalCategory,
    saveRentalCategories,
    archiveRentalCategory,
    orderRentalCategories,
    duplicateRentalCategory,
    findAccessoryOptions,
    findAccessories,
    createAccessory,
    saveAccessory,
    saveAccessories,
    archiveAccessory,
    orderAccessories,
    duplicateAccessory,
    findRentalPrices,
    saveRentalPrices,
  ])
}
