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
  mount([
    findSellableStays,
    findBookings,
    findLodgingCategories,
    createLodgingCategory,
    saveLodgingCategory,
    archiveLodgingCategory,
    orderLodgingCategories,
    duplicateLodgingCategory,
    previewStay,
  ])
}
