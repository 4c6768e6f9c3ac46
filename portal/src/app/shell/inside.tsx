import { lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTrouble } from '../offline/gate.ts'
import { TroublePage } from '../trouble-page.tsx'

const Shell = lazyRouteComponent(() => import('./shell.tsx'), 'Shell')

/**
 * Layout of all pages of a business. After a failed sign-in, `/` shows the error instead of
 * redirecting to the next failure.
 */
export function Inside() {
  const isFirst = useLocation({ select: ({ pathname }) => pathname === '/' })
  const isTroubled = useTrouble() !== null && isFirst
  if (isTroubled) return <TroublePage />
  return (
    <Suspense fallback={null}>
      <Shell />
    </Suspense>
  )
}
Inside.preload = () => Shell.preload?.()
