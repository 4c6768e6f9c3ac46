import { findSellablePackages as findSellablePackagesWire } from '@guichet/contract/collaborator/sellable-times.ts'
import { archivePackage as archivePackageWire } from '@guichet/contract/products/archive-package.ts'
import { archiveProduct as archiveProductWire } from '@guichet/contract/products/archive-product.ts'
import { createPackage as createPackageWire } from '@guichet/contract/products/create-package.ts'
import { createProduct as createProductWire } from '@guichet/contract/products/create-product.ts'
import { duplicatePackage as duplicatePackageWire } from '@guichet/contract/products/duplicate-package.ts'
import { duplicateProduct as duplicateProductWire } from '@guichet/contract/products/duplicate-product.ts'
import {
  findPackages as findPackagesWire,
  findPartOptions as findPartOptionsWire,
} from '@guichet/contract/products/find-packages.ts'
import { findProducts as findProductsWire } from '@guichet/contract/products/find-products.ts'
import { orderPackages as orderPackagesWire } from '@guichet/contract/products/order-packages.ts'
import { orderProducts as orderProductsWire } from '@guichet/contract/products/order-products.ts'
import { previewPackage as previewPackageWire } from '@guichet/contract/products/preview-package.ts'
import { savePackage as savePackageWire } from '@guichet/contract/products/save-package.ts'
import { saveProduct as saveProductWire } from '@guichet/contract/products/save-product.ts'
import type { Mount } from '../platform/mount.ts'
import { archivePackage, archiveProduct } from './archive-product.ts'
import { createPackage } from './create-package.ts'
import { createProduct } from './create-product.ts'
import { duplicatePackage } from './duplicate-package.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { findPackages, findPartOptions } from './find-packages.ts'
import { findProducts } from './find-products.ts'
import { findSellablePackages } from './find-sellable-packages.ts'
import { orderPackages, orderProducts } from './order-products.ts'
import { previewPackage } from './preview-package.ts'
import { savePackage } from './save-package.ts'
import { saveProduct } from './save-product.ts'

export function productsModule(mount: Mount) {
  mount(findSellablePackagesWire, findSellablePackages)
  mount(findProductsWire, findProducts)
  mount(createProductWire, createProduct)
  mount(saveProductWire, saveProduct)
  mount(archiveProductWire, archiveProduct)
  mount(orderProductsWire, orderProducts)
  mount(duplicateProductWire, duplicateProduct)
  mount(findPackagesWire, findPackages)
  mount(findPartOptionsWire, findPartOptions)
  mount(previewPackageWire, previewPackage)
  mount(createPackageWire, createPackage)
  mount(savePackageWire, savePackage)
  mount(archivePackageWire, archivePackage)
  mount(orderPackagesWire, orderPackages)
  mount(duplicatePackageWire, duplicatePackage)
}
