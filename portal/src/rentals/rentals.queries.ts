import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { archiveAccessory } from '@guichet/contract/rentals/archive-accessory.ts'
import { archiveRentalCategory } from '@guichet/contract/rentals/archive-rental-category.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { duplicateAccessory } from '@guichet/contract/rentals/duplicate-accessory.ts'
import { duplicateRentalCategory } from '@guichet/contract/rentals/duplicate-rental-category.ts'
import { findAccessories } from '@guichet/contract/rentals/find-accessories.ts'
import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import { orderAccessories } from '@guichet/contract/rentals/order-accessories.ts'
import { orderRentalCategories } from '@guichet/contract/rentals/order-rental-categories.ts'
import { saveAccessory } from '@guichet/contract/rentals/save-accessory.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { rentalMessages } from './rentals.messages.ts'

/** Queries that sell, price or bundle rentals, refetched after a change. */
const touched = [
  queryKeys.rentals.all,
  queryKeys.pricings.all,
  queryKeys.sell.all,
  queryKeys.products.parts(),
  queryKeys.timetables.items(),
]

/** A category, without what only a list shows. */
export type Category = Omit<Reply<typeof findRentalCategories>['items'][number], 'sale'>
/** The portal's forms always send fields that are optional for other clients. */
type Whole<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
type CategoryBody = Body<typeof createRentalCategory>
export type ModelForm = Whole<CategoryBody['models'][number], 'turnaround' | 'pricings'>
type NewCategory = Pick<CategoryBody, 'internationalizedNames'> & { models: ModelForm[] }
export type CategoryForm = NewCategory & { publicId?: string; version?: number }
export type SpecificationForm = ModelForm['specifications'][number]
export type Accessory = Reply<typeof findAccessories>['items'][number]
type NewAccessory = Whole<Omit<Body<typeof createAccessory>, 'collaboratorPublicId'>, 'price'>
export type AccessoryForm = NewAccessory & { publicId?: string; version?: number }

export function useCategories() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.rentals.categories(publicId), findRentalCategories, {
    query: { collaboratorPublicId: publicId },
  })
}
/** A category for editing, always refetched. */
export function useCategory(id: string) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.rentals.category(publicId, id),
    findRentalCategories,
    { query: { collaboratorPublicId: publicId, rentalPublicId: id } },
    { staleTime: 0, select: ({ items }) => items[0]! },
  )
}
export function useAccessories() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.rentals.accessories(publicId), findAccessories, {
    query: { collaboratorPublicId: publicId },
  })
}

const command = commandsOf(rentalMessages, touched)
export const useCreateCategory = command({ createRentalCategory }, inForm)
const useSaveCategories = command({ saveRentalCategories }, inForm)
export const useSaveCategory = (onDone: (category: Category) => void) =>
  useSaveCategories(({ items }) => onDone(items[0]!))
export const useArchiveCategory = command({ archiveRentalCategory })
export const useOrderCategories = command({ orderRentalCategories })
export const useDuplicateCategory = command({ duplicateRentalCategory })
export const useCreateAccessory = command({ createAccessory }, inForm)
export const useSaveAccessory = command({ saveAccessory }, inForm)
export const useArchiveAccessory = command({ archiveAccessory })
export const useOrderAccessories = command({ orderAccessories })
export const useDuplicateAccessory = command({ duplicateAccessory })
