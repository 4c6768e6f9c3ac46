import { getFees as getFeesEndpoint } from '@guichet/contract/businesses/get-fees.ts'
import { getInstallation as getInstallationEndpoint } from '@guichet/contract/businesses/get-installation.ts'
import { getTaxes as getTaxesEndpoint } from '@guichet/contract/businesses/get-taxes.ts'
import { installBusiness as installBusinessEndpoint } from '@guichet/contract/businesses/install-business.ts'
import type { Mount } from '../platform/contexts.ts'
import { getFees } from './get-fees.ts'
import { getInstallation } from './get-installation.ts'
import { getTaxes } from './get-taxes.ts'
import { installBusiness } from './install-business.ts'

export function businessesModule(mount: Mount, { isDemo }: { isDemo: boolean }) {
  mount(getInstallationEndpoint, getInstallation)
  mount(installBusinessEndpoint, installBusiness(isDemo))
  mount(getTaxesEndpoint, getTaxes)
  mount(getFeesEndpoint, getFees)
}
