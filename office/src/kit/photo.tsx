import {
  variantFormats,
  variantWidths,
  type VariantFormat,
} from '@guichet/contract/files/image-variants.ts'

type Props = {
  /** Address of the stored picture. */
  url: string
  alt: string
  width: number
  height: number
  /** Width on the page, as in the attribute of that name. */
  sizes: string
  className?: string
  /** True for the first picture of a page, which is on the screen at once. */
  isFirst?: boolean
}
/** A picture across the page. */
export const heroPhoto = { width: 1920, height: 1280, sizes: '(min-width: 68rem) 66rem, 100vw' }

const sourcesOf = (url: string, format: VariantFormat) =>
  variantWidths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ')

/** A picture in the width and the format that the browser chooses, in a place of a fixed shape. */
export function Photo({ url, alt, sizes, isFirst = false, ...image }: Props) {
  const [best, usual] = variantFormats
  return (
    <picture>
      <source type={`image/${best}`} srcSet={sourcesOf(url, best)} sizes={sizes} />
      <img
        {...image}
        alt={alt}
        src={`${url}/640.${usual}`}
        srcSet={sourcesOf(url, usual)}
        sizes={sizes}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
