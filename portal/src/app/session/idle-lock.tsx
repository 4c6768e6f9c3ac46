import { useIdle } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { listenToOtherTabs } from './lock-channel.ts'
import { useLock, useLockScreen } from './lock.ts'
import { screenLock } from './screen-lock.ts'

/** Locks the screen of a user with a PIN after the idle time that the business has set. */
export function IdleLock({ businessId }: { businessId: string }) {
  const { data: lock } = useLock(businessId)
  useEffect(
    () =>
      listenToOtherTabs((what) => {
        if (what === 'locked' && !screenLock.get()) screenLock.set({ waiting: [] })
      }),
    [],
  )
  const hasPin = lock?.hasPin === true
  // Loaded early: without a network it could not be loaded when the screen is locked.
  useEffect(() => {
    if (hasPin) void import('./lock-screen.tsx').catch(() => {})
  }, [hasPin])
  return hasPin && lock.idleMinutes ? <Watch minutes={lock.idleMinutes} /> : null
}

function Watch({ minutes }: { minutes: number }) {
  const isIdle = useIdle(minutes * 60_000, { initialState: false })
  const lockScreen = useEffectEvent(useLockScreen())
  useEffect(() => {
    if (isIdle) void lockScreen()
  }, [isIdle])
  return null
}
