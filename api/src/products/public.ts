export { packagesWithSale, productsWithSale } from './products-with-sale.ts'
export { partsOfPackages } from './sold-parts.db.ts'
