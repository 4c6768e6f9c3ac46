import { installBusiness } from '@guichet/contract/businesses/install-business.ts'
import type { Province } from '@guichet/contract/businesses/provinces.ts'
import type { timeZones } from '@guichet/contract/businesses/time-zones.ts'
import { problemOf } from '../kit/forms/field-problem.ts'
import type { Language } from '../kit/text/messages.ts'

/** The time zone of most of a province. */
export const zoneOf: Record<Province, (typeof timeZones)[number]> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  PE: 'America/Halifax',
  MB: 'America/Winnipeg',
  NB: 'America/Halifax',
  NS: 'America/Halifax',
  ON: 'America/Toronto',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  NL: 'America/St_Johns',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  YK: 'America/Whitehorse',
}

export const nothingTyped = {
  nameFr: '',
  nameEn: '',
  province: '',
  timeZone: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
}
export type InstallValues = typeof nothingTyped
export type InstallField = keyof InstallValues

const { shape } = installBusiness.body
const schemas = {
  nameFr: shape.name.shape.fr,
  nameEn: shape.name.shape.en,
  province: shape.province,
  timeZone: shape.timeZone,
  firstName: shape.firstName,
  lastName: shape.lastName,
  email: shape.email,
  password: shape.password,
}
export const installProblem = (field: InstallField, typed: InstallValues, language: Language) =>
  problemOf(schemas[field], typed[field], language)
export const installFields = Object.keys(nothingTyped) as InstallField[]
