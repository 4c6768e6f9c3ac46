import { archiveAccessory as archiveAccessoryEndpoint } from '@guichet/contract/rentals/archive-accessory.ts'
import { archiveRentalCategory as archiveRentalCategoryEndpoint } from '@guichet/contract/rentals/archive-rental-category.ts'
import { createAccessory as createAccessoryEndpoint } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory as createRentalCategoryEndpoint } from '@guichet/contract/rentals/create-rental-category.ts'
import { duplicateAccessory as duplicateAccessoryEndpoint } from '@guichet/contract/rentals/duplicate-accessory.ts'
import { duplicateRentalCategory as duplicateRentalCategoryEndpoint } from '@guichet/contract/rentals/duplicate-rental-category.ts'
import { findAccessories as findAccessoriesEndpoint } from '@guichet/contract/rentals/find-accessories.ts'
import { findAccessoryOptions as findAccessoryOptionsEndpoint } from '@guichet/contract/rentals/find-accessory-options.ts'
import { findRentalCategories as findRentalCategoriesEndpoint } from '@guichet/contract/rentals/find-rental-categories.ts'
import { findRentals as findRentalsEndpoint } from '@guichet/contract/rentals/find-rentals.ts'
import { findSellableRentals as findSellableRentalsEndpoint } from '@guichet/contract/rentals/find-sellable-rentals.ts'
import { orderAccessories as orderAccessoriesEndpoint } from '@guichet/contract/rentals/order-accessories.ts'
import { orderRentalCategories as orderRentalCategoriesEndpoint } from '@guichet/contract/rentals/order-rental-categories.ts'
import {
  saveAccessories as saveAccessoriesEndpoint,
  saveAccessory as saveAccessoryEndpoint,
} from '@guichet/contract/rentals/save-accessory.ts'
import { saveRentalCategories as saveRentalCategoriesEndpoint } from '@guichet/contract/rentals/save-rental-categories.ts'
import {
  findRentalPrices as findRentalPricesEndpoint,
  saveRentalPrices as saveRentalPricesEndpoint,
} from '@guichet/contract/rentals/save-rental-prices.ts'
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
  mount(findSellableRentalsEndpoint, findSellableRentals)
  mount(findRentalsEndpoint, findRentals)
  mount(findRentalCategoriesEndpoint, findRentalCategories)
  mount(createRentalCategoryEndpoint, createRentalCategory)
  mount(saveRentalCategoriesEndpoint, saveRentalCategories)
  mount(archiveRentalCategoryEndpoint, archiveRentalCategory)
  mount(orderRentalCategoriesEndpoint, orderRentalCategories)
  mount(duplicateRentalCategoryEndpoint, duplicateRentalCategory)
  mount(findAccessoryOptionsEndpoint, findAccessoryOptions)
  mount(findAccessoriesEndpoint, findAccessories)
  mount(createAccessoryEndpoint, createAccessory)
  mount(saveAccessoryEndpoint, saveAccessory)
  mount(saveAccessoriesEndpoint, saveAccessories)
  mount(archiveAccessoryEndpoint, archiveAccessory)
  mount(orderAccessoriesEndpoint, orderAccessories)
  mount(duplicateAccessoryEndpoint, duplicateAccessory)
  mount(findRentalPricesEndpoint, findRentalPrices)
  mount(saveRentalPricesEndpoint, saveRentalPrices)
}
