import type { Locator } from '@playwright/test'

/**
 * Texts in an element of which a scrolling or hidden edge cuts a line or a word, and texts that a
 * picture covers. A text that is shortened with an ellipsis is not cut.
 */
export const cutTexts = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    // A line of text may be a little higher than its line box.
    const slack = 3
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    const isAcross = (from: number, to: number, edge: number) =>
      from < edge - slack && to > edge + slack
    const isCutBy = (box: Element, text: Box): boolean => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      return (
        isAcross(text.left, text.right, left) ||
        isAcross(text.left, text.right, right) ||
        isAcross(text.top, text.bottom, top) ||
        isAcross(text.top, text.bottom, bottom)
      )
    }
    const areOver = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack + 0.5
    /** Elements around a text that hide what is outside of them; null if the text is not shown. */
    const clipsOf = (from: Element): Element[] | null => {
      const clips: Element[] = []
      for (let box: Element | null = from; box; box = box === root ? null : box.parentElement) {
        const { clipPath, overflow, webkitLineClamp, textOverflow } = getComputedStyle(box)
        if (clipPath !== 'none') return null
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return []
        if (overflow !== 'visible') clips.push(box)
      }
      return clips
    }
    const cut = new Set<string>()
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const parent = node.parentElement!
      const clips = parent.checkVisibility() ? clipsOf(parent) : null
      const name = node.textContent!.trim()
      if (!name || !clips) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const pictures = parent.closest('label')?.querySelectorAll('img, svg') ?? []
      for (const line of range.getClientRects()) {
        if (clips.some((box) => isCutBy(box, line))) cut.add(name)
        for (const picture of pictures)
          if (areOver(line, picture.getBoundingClientRect())) cut.add(`${name} (picture)`)
      }
    }
    return [...cut]
  })
