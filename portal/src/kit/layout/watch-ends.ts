/** Pixels of a row that may be out of view without a fade: widths of boxes are rounded. */
const slack = 2

/** Marks the ends at which an element hides contents, which the class `fading` fades. */
export function watchEnds(row: HTMLElement | null) {
  if (!row) return
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row
    row.toggleAttribute('data-more-before', scrollLeft > slack)
    row.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > slack)
  }
  // Browsers leave a focused control in part behind the end of the row. A pressed one stays under the
  // finger, which would otherwise miss it.
  const show = ({ target }: FocusEvent) => {
    const control = target as HTMLElement
    if (control.matches(':focus-visible'))
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const sizes = new ResizeObserver(mark)
  const contents = new MutationObserver(() => {
    sizes.disconnect()
    for (const each of [row, ...row.children]) sizes.observe(each)
    mark()
  })
  for (const each of [row, ...row.children]) sizes.observe(each)
  contents.observe(row, { childList: true })
  row.addEventListener('scroll', mark, { passive: true })
  row.addEventListener('focusin', show)
  return () => {
    sizes.disconnect()
    contents.disconnect()
    row.removeEventListener('scroll', mark)
    row.removeEventListener('focusin', show)
  }
}
