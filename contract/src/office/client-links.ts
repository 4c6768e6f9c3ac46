import type { Language } from '../rules.messages.ts'

/** Pages of clients who follow the link of an email, without an account. */
export const linkPages = ['pay', 'reschedule', 'quote'] as const
export type LinkPage = (typeof linkPages)[number]

/** Part of the path of a page of a link, in the place of the address of a ticket office. */
export const linkOffice = '-'
/** Member of the query with which a link without a language leads to that of the client. */
export const ownLanguage = 'language=own'

type Link = {
  page: LinkPage
  token: string
  /** Null where the language of the client is not known: the page finds it. */
  language: Language | null
}
/**
 * Path of the page of a link. The token names the business by its id, so that the link stays valid
 * when the ticket office of the business goes offline or changes its address.
 */
export function linkPath({ page, token, language }: Link): string {
  const inLanguage = language === 'en' ? '/en' : ''
  const query = language === null ? `?${ownLanguage}` : ''
  return `/b/${linkOffice}${inLanguage}/${page}/${token}${query}`
}
