import { archivePackage as archivePackageEndpoint } from '@guichet/contract/products/archive-package.ts'
import { archiveProduct as archiveProductEndpoint } from '@guichet/contract/products/archive-product.ts'
import { createPackage as createPackageEndpoint } from '@guichet/contract/products/create-package.ts'
import { createProduct as createProductEndpoint } from '@guichet/contract/products/create-product.ts'
import { duplicatePackage as duplicatePackageEndpoint } from '@guichet/contract/products/duplicate-package.ts'
import { duplicateProduct as duplicateProductEndpoint } from '@guichet/contract/products/duplicate-product.ts'
import {
  findPackages as findPackagesEndpoint,
  findPartOptions as findPartOptionsEndpoint,
} from '@guichet/contract/products/find-packages.ts'
import { findProducts as findProductsEndpoint } from '@guichet/contract/products/find-products.ts'
import { findSellablePackages as findSellablePackagesEndpoint } from '@guichet/contract/products/find-sellable-packages.ts'
import { orderPackages as orderPackagesEndpoint } from '@guichet/contract/products/order-packages.ts'
import { orderProducts as orderProductsEndpoint } from '@guichet/contract/products/order-products.ts'
import { previewPackage as previewPackageEndpoint } from '@guichet/contract/products/preview-package.ts'
import { savePackage as savePackageEndpoint } from '@guichet/contract/products/save-package.ts'
import { saveProduct as saveProductEndpoint } from '@guichet/contract/products/save-product.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { archivePackage } from './archive-package.ts'
import { archiveProduct } from './archive-product.ts'
import { createPackage } from './create-package.ts'
import { createProduct } from './create-product.ts'
import { duplicatePackage } from './duplicate-package.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { findPackages, findPartOptions } from './find-packages.ts'
import { findProducts } from './find-products.ts'
import { findSellablePackages } from './find-sellable-packages.ts'
import { orderPackages } from './order-packages.ts'
import { orderProducts } from './order-products.ts'
import { previewPackage } from './preview-package.ts'
import { savePackage } from './save-package.ts'
import { saveProduct } from './save-product.ts'

export function productsModule(mount: Mount) {
  mount(findSellablePackagesEndpoint, findSellablePackages)
  mount(findProductsEndpoint, findProducts)
  mount(createProductEndpoint, createProduct)
  mount(saveProductEndpoint, saveProduct)
  mount(archiveProductEndpoint, archiveProduct)
  mount(orderProductsEndpoint, orderProducts)
  mount(duplicateProductEndpoint, duplicateProduct)
  mount(findPackagesEndpoint, findPackages)
  mount(findPartOptionsEndpoint, findPartOptions)
  mount(previewPackageEndpoint, previewPackage)
  mount(createPackageEndpoint, createPackage)
  mount(savePackageEndpoint, savePackage)
  mount(archivePackageEndpoint, archivePackage)
  mount(orderPackagesEndpoint, orderPackages)
  mount(duplicatePackageEndpoint, duplicatePackage)
}
