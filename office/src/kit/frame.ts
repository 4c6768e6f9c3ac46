import { linkOffice } from '@guichet/contract/office/client-links.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'

/** Where a page is, and the files that it names. */
export type Frame = {
  language: Language
  /** URL of the installation, without a slash at its end. */
  origin: string
  /** Path of the office in French, such as `/b/mont-cendre`. */
  officePath: string
  /** Token of the cart of the visitor, which all links of the page keep; null without a cart. */
  cart: string | null
  /**
   * Rest of the address after the language and the cart, with its query; empty for the page of the
   * business, or for the cart.
   */
  rest: string
  styleUrl: string
  scriptUrl: string
  fontUrl: string | null
}
type Place = Pick<Frame, 'language' | 'officePath' | 'cart' | 'rest'>

/** Prefix of all pages of the ticket offices. */
export const prefix = '/b'
/** Stands for the token of the cart in a page that is kept for all visitors with a cart. */
export const anyCart = 'cart_of_the_visitor_of_this_page'
/** Stands for the number of pieces in that cart, in the link to it. */
export const anyPieces = 'pieces_of_the_visitor_of_this_page'

/** Whether the page is that of a link, which does not depend on a ticket office. */
export const isOfLink = ({ officePath }: Pick<Frame, 'officePath'>): boolean =>
  officePath === `${prefix}/${linkOffice}`

const languagePaths: Record<Language, string> = { fr: '', en: '/en' }
export const languagesOfPages = Object.keys(languagePaths) as Language[]

/**
 * Path of a page in a language, in the cart of the visitor if there is one; `rest` begins with a
 * slash unless it is empty.
 */
export const pathIn = (
  language: Language,
  { officePath, cart }: Pick<Frame, 'officePath' | 'cart'>,
  rest = '',
): string => `${officePath}${languagePaths[language]}${cart === null ? '' : `/cart/${cart}`}${rest}`

/**
 * Target of a form that begins a cart. A site that shows the page in a frame may not be one that
 * shows carts: the cart takes the place of its page, unless the script of the page knows better. A
 * page outside of a frame stays in its window.
 */
export const targetOf = ({ cart }: Pick<Frame, 'cart'>): '_top' | undefined =>
  cart === null ? '_top' : undefined

/** Path of the page of the business. */
export const homePath = (language: Language, frame: Pick<Frame, 'officePath' | 'cart'>): string =>
  pathIn(language, frame, frame.cart === null ? '' : '/offers')

/** The place of a page by its address. */
export function placeOf(url: string): Place {
  const [, office = '', english, , cart = null, rest = ''] =
    /^\/b\/([^/?]*)(\/en(?=[/?]|$))?(\/cart\/([\w-]{32})(?=[/?]|$))?(.*)$/i.exec(url) ?? []
  return { language: english ? 'en' : 'fr', officePath: `${prefix}/${office}`, cart, rest }
}
