import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { archivePackage } from '@guichet/contract/products/archive-package.ts'
import { archiveProduct } from '@guichet/contract/products/archive-product.ts'
import { createPackage } from '@guichet/contract/products/create-package.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { duplicatePackage } from '@guichet/contract/products/duplicate-package.ts'
import { duplicateProduct } from '@guichet/contract/products/duplicate-product.ts'
import { findPackages, findPartOptions } from '@guichet/contract/products/find-packages.ts'
import { findProducts } from '@guichet/contract/products/find-products.ts'
import { orderPackages } from '@guichet/contract/products/order-packages.ts'
import { orderProducts } from '@guichet/contract/products/order-products.ts'
import { previewPackage } from '@guichet/contract/products/preview-package.ts'
import { savePackage } from '@guichet/contract/products/save-package.ts'
import { saveProduct } from '@guichet/contract/products/save-product.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { productMessages } from './products.messages.ts'

/** Products may be parts of packages, and both are sold. */
const touched = [queryKeys.products.all, queryKeys.sell.all]

export type Product = Reply<typeof findProducts>['items'][number]
export type ProductForm = Omit<Body<typeof createProduct>, 'collaboratorPublicId'> & {
  version?: number
  sold?: number
}
export type Package = Reply<typeof findPackages>['items'][number]
export type PackageForm = Omit<Body<typeof createPackage>, 'collaboratorPublicId'> & {
  version?: number
}
export type PartOption = Reply<typeof findPartOptions>['items'][number]
export type Shares = Reply<typeof previewPackage>

const useOfBusiness = () => {
  const { publicId } = useBusiness()
  return { publicId, query: { collaboratorPublicId: publicId } }
}
export function useProducts() {
  const { publicId, query } = useOfBusiness()
  return useQuery({
    queryKey: queryKeys.products.list(publicId),
    queryFn: ({ signal }) => call(findProducts, { query }, { signal }),
  })
}
export function usePackages() {
  const { publicId, query } = useOfBusiness()
  return useQuery({
    queryKey: queryKeys.products.packages(publicId),
    queryFn: ({ signal }) => call(findPackages, { query }, { signal }),
  })
}
export function usePartOptions() {
  const { publicId, query } = useOfBusiness()
  return useQuery({
    queryKey: queryKeys.products.parts(publicId),
    queryFn: ({ signal }) => call(findPartOptions, { query }, { signal }),
  })
}
/** Shares of the price, computed by the server while the form is valid. */
export function useShares(draft: Pick<PackageForm, 'price' | 'parts'>, isEnabled: boolean) {
  const { publicId } = useBusiness()
  const body = {
    collaboratorPublicId: publicId,
    price: draft.price,
    parts: draft.parts.map(({ productPublicId, quantity }) => ({ productPublicId, quantity })),
  }
  return useQuery({
    queryKey: queryKeys.products.shares(body),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => call(previewPackage, { body }, { signal }),
  })
}

const useTitles = () => useMessages(productMessages).commands
export const useCreateProduct = (onDone: () => void) =>
  useCommand(createProduct, {
    titles: useTitles().createProduct,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveProduct = (onDone: () => void) =>
  useCommand(saveProduct, {
    titles: useTitles().saveProduct,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useArchiveProduct = () =>
  useCommand(archiveProduct, { titles: useTitles().archiveProduct, invalidates: touched })
export const useOrderProducts = () =>
  useCommand(orderProducts, { titles: useTitles().orderProducts, invalidates: touched })
export const useDuplicateProduct = () =>
  useCommand(duplicateProduct, { titles: useTitles().duplicateProduct, invalidates: touched })
export const useCreatePackage = (onDone: () => void) =>
  useCommand(createPackage, {
    titles: useTitles().createPackage,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSavePackage = (onDone: () => void) =>
  useCommand(savePackage, {
    titles: useTitles().savePackage,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useArchivePackage = () =>
  useCommand(archivePackage, { titles: useTitles().archivePackage, invalidates: touched })
export const useOrderPackages = () =>
  useCommand(orderPackages, { titles: useTitles().orderPackages, invalidates: touched })
export const useDuplicatePackage = () =>
  useCommand(duplicatePackage, { titles: useTitles().duplicatePackage, invalidates: touched })
