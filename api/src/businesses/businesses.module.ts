import { getFees as getFeesEndpoint } from '@guichet/contract/configuration/get-fees.ts'
import { getTaxes as getTaxesEndpoint } from '@guichet/contract/configuration/get-taxes.ts'
import { getInstallation as getInstallationEndpoint } from '@guichet/contract/installation/get-installation.ts'
import { installBusiness as installBusinessEndpoint } from '@guichet/contract/installation/install-business.ts'
import type { Mount } from '../platform/contexts.ts'
import { getFees } from './get-fees.ts'
import { getTaxes } from './get-taxes.ts'
import { getInstallation, installBusiness } from './install-business.ts'

export function businessesModule(mount: Mount, { isDemo }: { isDemo: boolean }) {
  mount(getInstallationEndpoint, getInstallation)
  mount(installBusinessEndpoint, installBusiness(isDemo))
  mount(getTaxesEndpoint, getTaxes)
  mount(getFeesEndpoint, getFees)
}
