/** Widths of the smaller pictures of public pages, in pixels: nobody asks for any other. */
export const variantWidths = [320, 640, 960, 1280] as const
export type VariantWidth = (typeof variantWidths)[number]
export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]
type Variant = `${VariantWidth}.${VariantFormat}`
/** Last parts of the addresses of all variants of a picture. */
export const variants = variantFormats.flatMap((format) =>
  variantWidths.map((width): Variant => `${width}.${format}`),
) as [Variant, ...Variant[]]
