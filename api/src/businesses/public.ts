export {
  businessOf,
  documentOf,
  lockDocument,
  profileOf,
  writeDocument,
  type Business,
} from './documents.db.ts'
export { DisplayNames, kindNamesFrom, kindNamesIn, type KindNames } from './kind-names.ts'
export { postalAddress } from './postal-address.rules.ts'
export { Profile } from './profile.ts'
export { timeZoneOf } from './time-zone.db.ts'
export { isEmpty, onlineOffices } from './get-installation.ts'
