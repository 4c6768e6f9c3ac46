import { brandColours } from '@guichet/contract/brand-colour.ts'
import { languagesOfPages, pathIn, type Frame } from './frame.ts'

export type HeadProps = {
  frame: Frame
  title: string
  description: string
  colour: string
  imageUrl: string | null
  /** Structured data of schema.org. */
  data: Record<string, unknown> | null
  /** False for pages that search engines must not list. */
  isListed: boolean
}

/**
 * Colours of the business in both schemes. They are the only inline style, so that a hash in the
 * header of the page permits it.
 */
export function brandStyle(colour: string): string {
  const { background, ink, onLight, onDark } = brandColours(colour)
  const dark = `@media(prefers-color-scheme:dark){:root{--accent:${onDark}}}`
  return `:root{--band:${background};--band-ink:${ink};--accent:${onLight}}${dark}`
}

// A slash after `<` could end the element.
const jsonOf = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

export function Head({ frame, title, description, colour, imageUrl, data, isListed }: HeadProps) {
  const { language, origin, rest, styleUrl, scriptUrl, fontUrl } = frame
  // A day or a month is a part of the same page.
  const [path] = rest.split('?')
  const url = (each: typeof language) => `${origin}${pathIn(each, { ...frame, cart: null }, path)}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {fontUrl && <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={fontUrl} />}
      <link rel="stylesheet" href={styleUrl} />
      <script type="module" src={scriptUrl} />
      <style dangerouslySetInnerHTML={{ __html: brandStyle(colour) }} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="theme-color" content={brandColours(colour).background} />
      {isListed ? (
        <>
          <link rel="canonical" href={url(language)} />
          {languagesOfPages.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={url(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url('fr')} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={url(language)} />
          <meta property="og:locale" content={language === 'fr' ? 'fr_CA' : 'en_CA'} />
          {imageUrl && <meta property="og:image" content={`${origin}${imageUrl}`} />}
          <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {data && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonOf(data) }} />
      )}
    </head>
  )
}
