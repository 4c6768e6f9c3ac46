type GlyphRun = { glyphs: unknown[] }
/** A font of `fontkit`, which has no types. */
type Font = { type: string; layout?: (text: string, ...options: unknown[]) => GlyphRun }

const mostTexts = 2000

/**
 * Caches the layouts of a font. PDF files repeat texts: the name of the business, product titles,
 * "Total". Looking up ligatures and kerning again takes a fifth of the time of an invoice.
 */
export function cacheLayouts(font: Font): void {
  const layout = font.layout!.bind(font)
  const known = new Map<string, GlyphRun>()
  font.layout = (text, ...options) => {
    const key = JSON.stringify([text, options])
    let run = known.get(key)
    if (!run) {
      run = layout(text, ...options)
      if (known.size >= mostTexts) known.clear()
      known.set(key, run)
    }
    // The renderer replaces glyphs in the array of a run, so it gets a copy.
    return Object.create(run, { glyphs: { value: [...run.glyphs], writable: true } }) as GlyphRun
  }
}
