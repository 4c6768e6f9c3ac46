import { archiveLodgingCategory as archiveLodgingCategoryEndpoint } from '@guichet/contract/lodging/archive-lodging-category.ts'
import { createLodgingCategory as createLodgingCategoryEndpoint } from '@guichet/contract/lodging/create-lodging-category.ts'
import { duplicateLodgingCategory as duplicateLodgingCategoryEndpoint } from '@guichet/contract/lodging/duplicate-lodging-category.ts'
import { findBookings as findBookingsEndpoint } from '@guichet/contract/lodging/find-bookings.ts'
import { findLodgingCategories as findLodgingCategoriesEndpoint } from '@guichet/contract/lodging/find-lodging-categories.ts'
import { findSellableStays as findSellableStaysEndpoint } from '@guichet/contract/lodging/find-sellable-stays.ts'
import { orderLodgingCategories as orderLodgingCategoriesEndpoint } from '@guichet/contract/lodging/order-lodging-categories.ts'
import { previewStay as previewStayEndpoint } from '@guichet/contract/lodging/preview-stay.ts'
import { saveLodgingCategory as saveLodgingCategoryEndpoint } from '@guichet/contract/lodging/save-lodging-category.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { archiveLodgingCategory } from './archive-lodging-category.ts'
import { createLodgingCategory } from './create-lodging-category.ts'
import { duplicateLodgingCategory } from './duplicate-lodging-category.ts'
import { findBookings } from './find-bookings.ts'
import { findLodgingCategories } from './find-lodging-categories.ts'
import { findSellableStays } from './find-sellable-stays.ts'
import { orderLodgingCategories } from './order-lodging-categories.ts'
import { previewStay } from './preview-stay.ts'
import { saveLodgingCategory } from './save-lodging-category.ts'

export function lodgingModule(mount: Mount) {
  mount(findSellableStaysEndpoint, findSellableStays)
  mount(findBookingsEndpoint, findBookings)
  mount(findLodgingCategoriesEndpoint, findLodgingCategories)
  mount(createLodgingCategoryEndpoint, createLodgingCategory)
  mount(saveLodgingCategoryEndpoint, saveLodgingCategory)
  mount(archiveLodgingCategoryEndpoint, archiveLodgingCategory)
  mount(orderLodgingCategoriesEndpoint, orderLodgingCategories)
  mount(duplicateLodgingCategoryEndpoint, duplicateLodgingCategory)
  mount(previewStayEndpoint, previewStay)
}
