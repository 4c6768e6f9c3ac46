import type { Mount } from '../platform/http/contexts.ts'
import type { FirstSignIn } from '../sign-in/public.ts'
import { getInstallation } from './get-installation.ts'
import { installBusiness } from './install-business.ts'
import { getFees, saveFees } from './save-fees.ts'
import { getTaxes, saveTaxes } from './save-taxes.ts'

export function businessesModule(
  mount: Mount,
  { isDemo, firstSignIn }: { isDemo: boolean; firstSignIn: FirstSignIn },
) {
  mount([
    getInstallation,
    installBusiness(isDemo, firstSignIn),
    getTaxes,
    saveTaxes,
    getFees,
    saveFees,
  ])
}
