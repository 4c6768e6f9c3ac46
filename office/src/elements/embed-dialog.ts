import { frameOf, isEnglish, titleOf, type OfficeFrame } from './embed-frame.ts'

const style = `
:host{color-scheme:light dark}
dialog{display:flex;flex-direction:column;box-sizing:border-box;width:min(100vw - 2rem,64rem);height:calc(100dvh - 2rem);max-width:none;max-height:none;padding:0;border:0;border-radius:.5rem;overflow:hidden;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif}
dialog::backdrop{background:rgb(0 0 0/.6)}
p{display:flex;align-items:center;gap:.5rem;margin:0;padding:0 .25rem 0 1rem}
a{margin:auto;color:LinkText;line-height:2.75rem}
button{min-width:2.75rem;min-height:2.75rem;border:0;background:none;color:inherit;font:inherit;font-size:1.25rem;cursor:pointer}
:focus-visible{outline:.1875rem solid Highlight;outline-offset:-.1875rem}
iframe{flex:1;width:100%;border:0}
@media(max-width:40rem){dialog{width:100vw;height:100dvh;border-radius:0}}`

/**
 * Opens the page of a link over the page of the other site. The browser keeps the focus inside and
 * hides the rest from screen readers. Once closed nothing of it remains.
 */
export function openDialog(link: HTMLAnchorElement, onClosed: () => void): OfficeFrame {
  const place = document.createElement('div')
  // The styles of the site do not reach it, nor does a policy of the site forbid its own.
  const root = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const dialog = document.createElement('dialog')
  dialog.lang = isEnglish(link) ? 'en' : 'fr'
  dialog.setAttribute('aria-modal', 'true')
  dialog.setAttribute('aria-label', titleOf(link))
  const embedded = frameOf(link, false, () => dialog.close())
  const bar = document.createElement('p')
  const page = document.createElement('a')
  page.href = link.href
  page.textContent = isEnglish(link) ? 'Open as a page' : 'Ouvrir en pleine page'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '✕'
  button.ariaLabel = isEnglish(link) ? 'Close the ticket office' : 'Fermer la billetterie'
  button.autofocus = true
  button.addEventListener('click', () => dialog.close())
  bar.append(titleOf(link), page, button)
  dialog.append(bar, embedded.frame)
  root.append(dialog)
  const html = document.documentElement.style
  const { overflow } = html
  dialog.addEventListener('close', () => {
    place.remove()
    html.overflow = overflow
    link.focus()
    onClosed()
  })
  document.body.append(place)
  html.overflow = 'hidden'
  dialog.showModal()
  return embedded
}
