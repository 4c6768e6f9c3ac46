import { findSellableRentals as findSellableRentalsWire } from '@guichet/contract/collaborator/sellable-times.ts'
import { archiveAccessory as archiveAccessoryWire } from '@guichet/contract/rentals/archive-accessory.ts'
import { archiveRentalCategory as archiveRentalCategoryWire } from '@guichet/contract/rentals/archive-rental-category.ts'
import { createAccessory as createAccessoryWire } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory as createRentalCategoryWire } from '@guichet/contract/rentals/create-rental-category.ts'
import { duplicateAccessory as duplicateAccessoryWire } from '@guichet/contract/rentals/duplicate-accessory.ts'
import { duplicateRentalCategory as duplicateRentalCategoryWire } from '@guichet/contract/rentals/duplicate-rental-category.ts'
import { findAccessories as findAccessoriesWire } from '@guichet/contract/rentals/find-accessories.ts'
import { findAccessoryOptions as findAccessoryOptionsWire } from '@guichet/contract/rentals/find-accessory-options.ts'
import { findRentalCategories as findRentalCategoriesWire } from '@guichet/contract/rentals/find-rental-categories.ts'
import { findRentals as findRentalsWire } from '@guichet/contract/rentals/find-rentals.ts'
import { orderAccessories as orderAccessoriesWire } from '@guichet/contract/rentals/order-accessories.ts'
import { orderRentalCategories as orderRentalCategoriesWire } from '@guichet/contract/rentals/order-rental-categories.ts'
import {
  findRentalPrices as findRentalPricesWire,
  saveRentalPrices as saveRentalPricesWire,
} from '@guichet/contract/rentals/rental-prices.ts'
import {
  saveAccessories as saveAccessoriesWire,
  saveAccessory as saveAccessoryWire,
} from '@guichet/contract/rentals/save-accessory.ts'
import { saveRentalCategories as saveRentalCategoriesWire } from '@guichet/contract/rentals/save-rental-categories.ts'
import type { Mount } from '../platform/mount.ts'
import { archiveAccessory } from './archive-accessory.ts'
import { archiveRentalCategory } from './archive-rental-category.ts'
import { createAccessory } from './create-accessory.ts'
import { createRentalCategory } from './create-rental-category.ts'
import { duplicateAccessory } from './duplicate-accessory.ts'
import { duplicateRentalCategory } from './duplicate-rental-category.ts'
import { findAccessories, findAccessoryOptions } from './find-accessories.ts'
import { findRentalCategories } from './find-rental-categories.ts'
import { findRentalPrices } from './find-rental-prices.ts'
import { findRentals } from './find-rentals.ts'
import { findSellableRentals } from './find-sellable-rentals.ts'
import { orderAccessories } from './order-accessories.ts'
import { orderRentalCategories } from './order-rental-categories.ts'
import { saveAccessories, saveAccessory } from './save-accessories.ts'
import { saveRentalCategories } from './save-rental-categories.ts'
import { saveRentalPrices } from './save-rental-prices.ts'

export function rentalsModule(mount: Mount) {
  mount(findSellableRentalsWire, findSellableRentals)
  mount(findRentalsWire, findRentals)
  mount(findRentalCategoriesWire, findRentalCategories)
  mount(createRentalCategoryWire, createRentalCategory)
  mount(saveRentalCategoriesWire, saveRentalCategories)
  mount(archiveRentalCategoryWire, archiveRentalCategory)
  mount(orderRentalCategoriesWire, orderRentalCategories)
  mount(duplicateRentalCategoryWire, duplicateRentalCategory)
  mount(findAccessoryOptionsWire, findAccessoryOptions)
  mount(findAccessoriesWire, findAccessories)
  mount(createAccessoryWire, createAccessory)
  mount(saveAccessoryWire, saveAccessory)
  mount(saveAccessoriesWire, saveAccessories)
  mount(archiveAccessoryWire, archiveAccessory)
  mount(orderAccessoriesWire, orderAccessories)
  mount(duplicateAccessoryWire, duplicateAccessory)
  mount(findRentalPricesWire, findRentalPrices)
  mount(saveRentalPricesWire, saveRentalPrices)
}
