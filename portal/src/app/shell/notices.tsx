import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'

/**
 * At the bottom right, or next to the menu if controls are only at the right. Pages, dialogs,
 * sticky bars and the cart of the counter leave the space `--notices` below them while
 * notifications are shown.
 */
export function Notices() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = place.current!.querySelector<HTMLElement>('[data-position="bottom-right"]')!
    const observer = new ResizeObserver(() => {
      if (list.offsetHeight === 0) list.removeAttribute('data-side')
      else list.dataset.side ??= sideOf(list)
      leaveSpace(list.getBoundingClientRect())
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      <Notifications position="bottom-right" limit={3} zIndex={400} withinPortal={false} />
    </div>
  )
}

/** The side at whose bottom fewer controls are; it stays until the last notification is gone. */
function sideOf(list: HTMLElement): 'left' | 'right' {
  const covered = (side: 'left' | 'right') => {
    list.dataset.side = side
    return controlsUnder(list.getBoundingClientRect())
  }
  const atRight = covered('right')
  return atRight > 0 && covered('left') < atRight ? 'left' : 'right'
}
function controlsUnder(place: DOMRect): number {
  const controls = document.querySelectorAll('main :is(a, button, input, select, textarea)')
  return [...controls].filter((control) => {
    const { top, bottom, left, right, width } = control.getBoundingClientRect()
    const isBelow = bottom > place.top && top < place.bottom
    return width > 0 && isBelow && right > place.left && left < place.right
  }).length
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
