import { findSellableStays as findSellableStaysWire } from '@guichet/contract/collaborator/sellable-times.ts'
import { archiveLodgingCategory as archiveLodgingCategoryWire } from '@guichet/contract/lodging/archive-lodging-category.ts'
import { createLodgingCategory as createLodgingCategoryWire } from '@guichet/contract/lodging/create-lodging-category.ts'
import { duplicateLodgingCategory as duplicateLodgingCategoryWire } from '@guichet/contract/lodging/duplicate-lodging-category.ts'
import { findBookings as findBookingsWire } from '@guichet/contract/lodging/find-bookings.ts'
import { findLodgingCategories as findLodgingCategoriesWire } from '@guichet/contract/lodging/find-lodging-categories.ts'
import { orderLodgingCategories as orderLodgingCategoriesWire } from '@guichet/contract/lodging/order-lodging-categories.ts'
import { previewStay as previewStayWire } from '@guichet/contract/lodging/preview-stay.ts'
import { saveLodgingCategory as saveLodgingCategoryWire } from '@guichet/contract/lodging/save-lodging-category.ts'
import type { Mount } from '../platform/mount.ts'
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
  mount(findSellableStaysWire, findSellableStays)
  mount(findBookingsWire, findBookings)
  mount(findLodgingCategoriesWire, findLodgingCategories)
  mount(createLodgingCategoryWire, createLodgingCategory)
  mount(saveLodgingCategoryWire, saveLodgingCategory)
  mount(archiveLodgingCategoryWire, archiveLodgingCategory)
  mount(orderLodgingCategoriesWire, orderLodgingCategories)
  mount(duplicateLodgingCategoryWire, duplicateLodgingCategory)
  mount(previewStayWire, previewStay)
}
