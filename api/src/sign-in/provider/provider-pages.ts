import type { Language } from '@guichet/contract/rules.messages.ts'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { otherLanguage, pageLanguage, pagesOf } from './page.ts'
import { signInMessages } from './sign-in.messages.ts'

/** Pages of the provider itself, in the layout of the other pages before sign-in. */
export function providerPages({ isPublicDemo }: { isPublicDemo: boolean }) {
  const draw = pagesOf({ isPublicDemo })
  return {
    /**
     * `form` has the provider's own proof for this browser. A request of our portal is confirmed at
     * once; a link from elsewhere leads to a question.
     */
    logoutPage: (ctx: KoaContextWithOIDC, form: string): string => {
      const language = pageLanguage(ctx)
      const messages = signInMessages[language]
      const parts = [form, '<input type="hidden" form="op.logoutForm" name="logout" value="yes">']
      if (isOurOwnWish(ctx)) parts.push('<script src="/sign-in/submit.js"></script>')
      else parts.unshift(`<p>${escapeHtml(messages.signOutText)}</p>`)
      parts.push(`<button type="submit" form="op.logoutForm">${messages.signOutButton}</button>
<p class="below"><a href="/">${messages.staySignedIn}</a></p>`)
      return draw({
        language,
        title: messages.signOut,
        otherLanguageUrl: inLanguage(ctx, otherLanguage(language)),
        body: parts.join('\n'),
      })
    },
    errorPage: (ctx: KoaContextWithOIDC, error: string, isBusy: boolean): string => {
      const language = pageLanguage(ctx)
      const messages = signInMessages[language]
      const text = isBusy ? messages.busy : `${messages.failedText} (${error})`
      const body = `<p class="problem" role="alert">${escapeHtml(text)}</p>
<p><a href="/">${escapeHtml(messages.startAgain)}</a></p>`
      return draw({ language, title: messages.failed, otherLanguageUrl: '/', body })
    },
  }
}

/**
 * Whether a page of this origin sent the browser here, or the caller has an ID token of the
 * signed-in person. A token of another person proves nothing: an attacker has one.
 */
function isOurOwnWish(ctx: KoaContextWithOIDC): boolean {
  if (ctx.get('sec-fetch-site') === 'same-origin') return true
  const hint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined
  return hint?.payload?.sub !== undefined && hint.payload.sub === ctx.oidc.session?.accountId
}

function inLanguage(ctx: KoaContextWithOIDC, language: Language): string {
  const url = new URL(ctx.originalUrl, 'http://localhost')
  url.searchParams.set('lang', language)
  return `${url.pathname}${url.search}`
}
