import { getFees as getFeesWire } from '@guichet/contract/configuration/get-fees.ts'
import { getTaxes as getTaxesWire } from '@guichet/contract/configuration/get-taxes.ts'
import { getInstallation as getInstallationWire } from '@guichet/contract/installation/get-installation.ts'
import { installBusiness as installBusinessWire } from '@guichet/contract/installation/install-business.ts'
import type { Mount } from '../platform/mount.ts'
import { getFees } from './get-fees.ts'
import { getTaxes } from './get-taxes.ts'
import { getInstallation, installBusiness } from './install-business.ts'

export function businessesModule(mount: Mount, { isDemo }: { isDemo: boolean }) {
  mount(getInstallationWire, getInstallation)
  mount(installBusinessWire, installBusiness(isDemo))
  mount(getTaxesWire, getTaxes)
  mount(getFeesWire, getFees)
}
