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
  mount([
    findSellablePackages,
    findProducts,
    createProduct,
    saveProduct,
    archiveProduct,
    orderProducts,
    duplicateProduct,
    findPackages,
    findPartOptions,
    previewPackage,
    createPackage,
    savePackage,
    archivePackage,
    orderPackages,
    duplicatePackage,
  ])
}
