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
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { rentalMessages } from './rentals.messages.ts'

/** Queries that sell, price or bundle rentals, refetched after a change. */
const touched = [
  queryKeys.rentals.all,
  queryKeys.pricings.all,
  queryKeys.sell.all,
  queryKeys.products.parts(),
  queryKeys.timetables.items(),
]

export type Category = Reply<typeof findRentalCategories>['items'][number]
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
  return useQuery({
    queryKey: queryKeys.rentals.categories(publicId),
    queryFn: ({ signal }) =>
      call(findRentalCategories, { query: { collaboratorPublicId: publicId } }, { signal }),
  })
}
/** A category for editing, always refetched. */
export function useCategory(id: string) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.rentals.category(publicId, id),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await call(
          findRentalCategories,
          { query: { collaboratorPublicId: publicId, rentalPublicId: id } },
          { signal },
        )
      ).items[0]!,
  })
}
export function useAccessories() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.rentals.accessories(publicId),
    queryFn: ({ signal }) =>
      call(findAccessories, { query: { collaboratorPublicId: publicId } }, { signal }),
  })
}

const useTitles = () => useMessages(rentalMessages).commands
export const useCreateCategory = (onDone: () => void) =>
  useCommand(createRentalCategory, {
    titles: useTitles().createRentalCategory,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveCategory = (onDone: (category: Category) => void) =>
  useCommand(saveRentalCategories, {
    titles: useTitles().saveRentalCategories,
    invalidates: touched,
    onDone: ({ items }) => onDone(items[0]!),
    isShownInForm: true,
  })
export const useArchiveCategory = () =>
  useCommand(archiveRentalCategory, {
    titles: useTitles().archiveRentalCategory,
    invalidates: touched,
  })
export const useOrderCategories = () =>
  useCommand(orderRentalCategories, {
    titles: useTitles().orderRentalCategories,
    invalidates: touched,
  })
export const useDuplicateCategory = () =>
  useCommand(duplicateRentalCategory, {
    titles: useTitles().duplicateRentalCategory,
    invalidates: touched,
  })
export const useCreateAccessory = (onDone: () => void) =>
  useCommand(createAccessory, {
    titles: useTitles().createAccessory,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveAccessory = (onDone: () => void) =>
  useCommand(saveAccessory, {
    titles: useTitles().saveAccessory,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useArchiveAccessory = () =>
  useCommand(archiveAccessory, { titles: useTitles().archiveAccessory, invalidates: touched })
export const useOrderAccessories = () =>
  useCommand(orderAccessories, { titles: useTitles().orderAccessories, invalidates: touched })
export const useDuplicateAccessory = () =>
  useCommand(duplicateAccessory, { titles: useTitles().duplicateAccessory, invalidates: touched })
