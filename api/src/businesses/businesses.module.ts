import type { Mount } from '../platform/http/contexts.ts'
import { getInstallation } from './get-installation.ts'
import { installBusiness } from './install-business.ts'
import { getFees, saveFees } from './save-fees.ts'
import { getTaxes, saveTaxes } from './save-taxes.ts'

export function businessesModule(mount: Mount, { isDemo }: { isDemo: boolean }) {
  mount([getInstallation, installBusiness(isDemo), getTaxes, saveTaxes, getFees, saveFees])
}
