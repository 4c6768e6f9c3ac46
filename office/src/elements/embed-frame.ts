import type { FromFrame, FromSite } from './embed-messages.ts'

/** A frame, and the messages of its page. */
export type OfficeFrame = {
  frame: HTMLIFrameElement
  receive: (message: FromFrame, origin: string) => void
}

export const isFromFrame = (data: unknown): data is FromFrame =>
  typeof data === 'object' && data !== null && 'guichet' in data

const mostPixels = 30_000
export const isEnglish = ({ href }: HTMLAnchorElement): boolean => /\/b\/[^/]+\/en\b/.test(href)
export const titleOf = (link: HTMLAnchorElement): string =>
  isEnglish(link) ? 'Ticket office' : 'Billetterie'

/**
 * A frame with the page of a link. A frame that fits is as high as its page, and takes the place of
 * its link as soon as the page answers: one that a policy forbids leaves the link.
 */
export function frameOf(link: HTMLAnchorElement, fits: boolean, close = () => {}): OfficeFrame {
  const frame = document.createElement('iframe')
  frame.src = link.href
  frame.title = titleOf(link)
  let isFirst = true
  const receive: OfficeFrame['receive'] = (message, origin) => {
    if (message.guichet === 'ready') {
      const hello: FromSite = { guichet: 'hello', fits }
      frame.contentWindow!.postMessage(hello, origin)
    } else if (message.guichet === 'close') close()
    else if (fits && message.height > 0) {
      link.style.display = 'none'
      frame.style.height = `${Math.min(message.height, mostPixels)}px`
      if (message.top !== null && !isFirst)
        scrollTo(frame.getBoundingClientRect().top + message.top)
      isFirst = false
    }
  }
  return { frame, receive }
}

/** Shows the begin of the next page of a frame, unless it is on the screen. */
function scrollTo(top: number): void {
  if (top < 0 || top > window.innerHeight) window.scrollBy(0, top - 16)
}
