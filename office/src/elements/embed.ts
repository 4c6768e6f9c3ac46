import { openDialog } from './embed-dialog.ts'
import { frameOf, isFromFrame, type OfficeFrame } from './embed-frame.ts'

/**
 * The script that other sites load: links with `data-guichet` show the ticket office in a dialog
 * over their page or in a frame within it. Without it they are plain links.
 */
const { src } = (document.currentScript ?? {}) as HTMLScriptElement
const origin = src ? new URL(src).origin : ''
const once = `guichet ${origin}`
if (origin && !(once in window)) {
  Object.assign(window, { [once]: true })
  start()
}

function start(): void {
  const shown: OfficeFrame[] = []
  const known = new WeakSet<HTMLAnchorElement>()
  const enhance = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-guichet]')) {
      if (known.has(link)) continue
      known.add(link)
      const address = addressOf(link)
      if (address === null) continue
      link.href = address
      if (link.dataset.guichet === 'frame') shown.push(inFrame(link))
      else opensDialog(link, shown)
    }
  }
  window.addEventListener('message', ({ source, origin: from, data }) => {
    const embedded = shown.find(({ frame }) => frame.contentWindow === source)
    if (embedded && from === origin && isFromFrame(data)) embedded.receive(data, origin)
  })
  new MutationObserver(enhance).observe(document, { childList: true, subtree: true })
  enhance()
}

/** The page that a link names with its attributes; null for one of another installation. */
function addressOf({ href, dataset }: HTMLAnchorElement): string | null {
  const { business, activity, day, language } = dataset
  let url: URL
  try {
    url = new URL(href)
  } catch {
    return null
  }
  const [, office, english = '', rest = ''] =
    /^\/b\/([^/]+)(\/en(?=\/|$))?(.*)$/.exec(url.pathname) ?? []
  if (url.origin !== origin || !office) return null
  const path = activity ? `/activities/${encodeURIComponent(activity)}` : rest
  const inLanguage = language === 'en' ? '/en' : ''
  url.pathname = `/b/${business ? encodeURIComponent(business) : office}${language ? inLanguage : english}${path}`
  if (day) url.searchParams.set('day', day)
  return url.href
}

function inFrame(link: HTMLAnchorElement): OfficeFrame {
  const embedded = frameOf(link, true)
  const { frame } = embedded
  frame.loading = 'lazy'
  frame.style.cssText = 'display:block;width:100%;height:40rem;border:0'
  link.after(frame)
  return embedded
}

function opensDialog(link: HTMLAnchorElement, shown: OfficeFrame[]): void {
  link.setAttribute('aria-haspopup', 'dialog')
  link.addEventListener('click', (event) => {
    // A visitor may ask for a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const embedded = openDialog(link, () => shown.splice(shown.indexOf(embedded), 1))
    shown.push(embedded)
  })
}
