import { Outlet } from '@tanstack/react-router'
import { BusinessContext } from '../../kit/session/business.ts'
import { useSession } from '../session/session.ts'

/** A business without the shell: prints have no menu. */
export function BareLayout() {
  return (
    <BusinessContext value={useSession()?.business ?? null}>
      <Outlet />
    </BusinessContext>
  )
}
