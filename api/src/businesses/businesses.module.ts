import { getInstallation as getInstallationEndpoint } from '@guichet/contract/businesses/get-installation.ts'
import { installBusiness as installBusinessEndpoint } from '@guichet/contract/businesses/install-business.ts'
import {
  getFees as getFeesEndpoint,
  saveFees as saveFeesEndpoint,
} from '@guichet/contract/businesses/save-fees.ts'
import {
  getTaxes as getTaxesEndpoint,
  saveTaxes as saveTaxesEndpoint,
} from '@guichet/contract/businesses/save-taxes.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { getInstallation } from './get-installation.ts'
import { installBusiness } from './install-business.ts'
import { getFees, saveFees } from './save-fees.ts'
import { getTaxes, saveTaxes } from './save-taxes.ts'

export function businessesModule(mount: Mount, { isDemo }: { isDemo: boolean }) {
  mount(getInstallationEndpoint, getInstallation)
  mount(installBusinessEndpoint, installBusiness(isDemo))
  mount(getTaxesEndpoint, getTaxes)
  mount(saveTaxesEndpoint, saveTaxes)
  mount(getFeesEndpoint, getFees)
  mount(saveFeesEndpoint, saveFees)
}
