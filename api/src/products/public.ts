export { packagesWithSale, productsWithSale } from './products-with-sale.ts'
export { sellablePackages, type SellablePackage } from './sellable-packages.ts'
export { partsOfPackages } from './sold-parts.db.ts'
