import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'

/**
 * At the bottom, next to the menu: there they cover no close button of a dialog and no cart. Pages,
 * dialogs and sticky bars leave the space `--notices` below them while notifications are shown.
 */
export function Notices() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = place.current!.querySelector('[data-position="bottom-left"]')!
    const observer = new ResizeObserver(() => leaveSpace(list.getBoundingClientRect()))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      <Notifications position="bottom-left" limit={3} zIndex={400} withinPortal={false} />
    </div>
  )
}

/** Margins above and below the notifications, in pixels. */
const [above, below] = [8, 16]
function leaveSpace({ top, height }: DOMRect): void {
  const page = document.documentElement
  const wasAtEnd = scrollY > 0 && innerHeight + scrollY >= page.scrollHeight - 1
  const set = (name: string, space: number) =>
    page.style.setProperty(name, height > 0 ? `${Math.ceil(space)}px` : '0px')
  set('--notices', above + height + below)
  // Dialogs cover the bar of a phone, and notifications are above it.
  set('--notices-in-dialogs', innerHeight - top + above)
  if (wasAtEnd && height > 0) scrollTo({ top: page.scrollHeight })
}
