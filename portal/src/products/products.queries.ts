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
import { keepPreviousData } from '@tanstack/react-query'
import { saleMessages } from '../domain/catalogue/sale.messages.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
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
  return useRead(queryKeys.products.list(publicId), findProducts, { query })
}
export function usePackages() {
  const { publicId, query } = useOfBusiness()
  return useRead(queryKeys.products.packages(publicId), findPackages, { query })
}
export function usePartOptions() {
  const { publicId, query } = useOfBusiness()
  return useRead(queryKeys.products.parts(publicId), findPartOptions, { query })
}
/** Shares of the price, computed by the server while the form is valid. */
export function useShares(draft: Pick<PackageForm, 'price' | 'parts'>, isEnabled: boolean) {
  const { publicId } = useBusiness()
  const body = {
    collaboratorPublicId: publicId,
    price: draft.price,
    parts: draft.parts.map(({ productPublicId, quantity }) => ({ productPublicId, quantity })),
  }
  return useRead(
    queryKeys.products.shares(body),
    previewPackage,
    { body },
    { enabled: isEnabled, placeholderData: keepPreviousData, retry: false },
  )
}

const stateCommand = commandsOf(saleMessages, touched)
export const useSetProductState = stateCommand({ setState: saveProduct })
export const useSetPackageState = stateCommand({ setState: savePackage })
const command = commandsOf(productMessages, touched)
export const useCreateProduct = command({ createProduct }, inForm)
export const useSaveProduct = command({ saveProduct }, inForm)
export const useArchiveProduct = command({ archiveProduct })
export const useOrderProducts = command({ orderProducts })
export const useDuplicateProduct = command({ duplicateProduct })
export const useCreatePackage = command({ createPackage }, inForm)
export const useSavePackage = command({ savePackage }, inForm)
export const useArchivePackage = command({ archivePackage })
export const useOrderPackages = command({ orderPackages })
export const useDuplicatePackage = command({ duplicatePackage })
