export { accessoriesInStock, sizesInStock } from './inventory.db.ts'
export { accessoryCategories, sizesOfTypes, type RentalSize } from './sizes.db.ts'
