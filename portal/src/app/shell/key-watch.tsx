import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { scanGapMs } from '../../kit/keys/scan.rules.ts'
import { areSingleKeysOn } from '../../kit/keys/single-keys.ts'
import { isFreeKey } from '../../kit/keys/typing.rules.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { goToKeys } from '../../search/shortcuts.rules.ts'
import { pagesOf } from '../pages.ts'
import { screenLock } from '../session/screen-lock.ts'
import type { Session } from '../session/session.ts'
import { panel } from './panel.ts'

const load = () => import('./panels.tsx')
const Panels = lazyPart(load, 'Panels')
/** How long `g` waits for the key of a page, in milliseconds. */
const sequenceMs = 1500

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: 4000 })
    : setTimeout(work, 1500)

/** Keyboard shortcuts of every page, and the panels that they open. */
export function KeyWatch({ session }: { session: Session }) {
  const opened = panel.use()
  const press = useEffectEvent(usePress(session))
  useEffect(() => {
    // Loaded when idle, so that the first shortcut does not wait.
    whenIdle(() => void load().catch(() => {}))
    const listen = (event: KeyboardEvent) => press(event)
    // In the capture phase, before fields and lists: the key after `g` is not for the page.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
  return opened && <Panels session={session} />
}

function usePress(session: Session) {
  const navigate = useNavigate()
  const begunAt = useRef(-Infinity)
  const lastAt = useRef(-Infinity)
  const pages = pagesOf(session)
  const single: Record<string, () => boolean> = {
    g: () => {
      begunAt.current = performance.now()
      return true
    },
    '/': () => {
      const box = document.querySelector<HTMLInputElement>('main search input')
      if (box) box.focus()
      else panel.set('palette')
      return true
    },
    '?': () => {
      panel.set('shortcuts')
      return true
    },
  }
  const goTo = (key: string): boolean => {
    const page = pages.find(({ to }) => to === goToKeys[key])
    if (page) void navigate({ to: page.to })
    return page !== undefined
  }
  return (event: KeyboardEvent) => {
    if (screenLock.get()) return
    const key = event.key.toLowerCase()
    if (isPaletteKey(event)) {
      panel.set(panel.get() === 'palette' ? null : 'palette')
      return taken(event)
    }
    // Keys at the speed of a scanner are part of a code, not shortcuts.
    const isTooFast = event.timeStamp - lastAt.current <= scanGapMs
    if (event.key.length === 1) lastAt.current = event.timeStamp
    const isInTurn = performance.now() - begunAt.current < sequenceMs
    begunAt.current = -Infinity
    if (isTooFast || !areSingleKeysOn(session.profile.publicId) || !isFreeKey(event, event.target))
      return
    if (isInTurn ? goTo(key) : single[key]?.()) taken(event)
  }
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

function taken(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
