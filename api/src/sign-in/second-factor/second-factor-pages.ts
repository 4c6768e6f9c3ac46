import type { Language } from '@guichet/contract/rules.messages.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { transaction } from '../../platform/db/db.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { openInteraction, showExpired } from '../provider/interaction.ts'
import { field, otherLanguage, pageLanguage, pagesOf, problem, textOf } from '../provider/page.ts'
import { signInMessages } from '../provider/sign-in.messages.ts'
import { secondFactorMark, type SignIn } from '../sign-in.ts'
import { factorsOf, hasAny, type Factors } from './factors.db.ts'
import { proveCode, provePasskey } from './prove.ts'
import { relyingPartyOf } from './relying-party.ts'
import { beginStep, endStep, keepChallenge, personOfStep, takeChallenge } from './steps.db.ts'

type Form = { Params: { uid: string } }
type PageContent = { language: Language; uid: string; factors: Factors; wrong: string | undefined }

const factorsBy = ({ pool }: Pick<SignIn, 'pool'>, accountId: string) =>
  transaction(pool, { tenantId: null, accountId }, 'read', ({ db }) => factorsOf(db, accountId))

/**
 * Continues a sign-in after the password: with a second factor, it is requested next.
 *
 * @returns The next page; undefined when the password is enough
 */
export async function secondStepOf(
  signIn: SignIn,
  { uid, language }: { uid: string; language: Language },
  accountId: string,
): Promise<string | undefined> {
  if (!hasAny(await factorsBy(signIn, accountId))) return undefined
  await beginStep(signIn, uid, accountId)
  return `/sign-in/${encodeURIComponent(uid)}/second?lang=${language}`
}

/** Pages on which a person proves a second factor after the password. */
export function secondFactorPages(app: FastifyInstance, signIn: SignIn, provider: Provider) {
  const draw = pagesOf(signIn)
  const show = async (
    request: FastifyRequest<Form>,
    reply: FastifyReply,
    accountId: string,
    { wrong, status = 200 }: { wrong?: string; status?: number } = {},
  ) => {
    const language = pageLanguage(request)
    const uid = encodeURIComponent(request.params.uid)
    const factors = await factorsBy(signIn, accountId)
    const asked = await passkeyOptions(signIn, request.params.uid, factors)
    return reply
      .code(status)
      .type('text/html')
      .send(
        draw({
          language,
          title: signInMessages[language].secondStep,
          otherLanguageUrl: `/sign-in/${uid}/second?lang=${otherLanguage(language)}`,
          body: passkeyForm(asked, { language, uid }) + codeForm({ language, uid, factors, wrong }),
        }),
      )
  }
  /** The person of this sign-in; without one the page has expired, and shows it. */
  const personBy = async (request: FastifyRequest<Form>, reply: FastifyReply) =>
    (await openInteraction(provider, request, reply))
      ? personOfStep(signIn, request.params.uid)
      : undefined

  app.get<Form>('/sign-in/:uid/second', async (request, reply) => {
    const accountId = await personBy(request, reply)
    return accountId ? show(request, reply, accountId) : showExpired(draw, request, reply)
  })

  app.post<Form>('/sign-in/:uid/second', async (request, reply) => {
    const accountId = await personBy(request, reply)
    if (!accountId) return showExpired(draw, request, reply)
    const messages = signInMessages[pageLanguage(request)]
    try {
      await signIn.throttles.perSecondFactor.spend(accountId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return show(request, reply, accountId, { wrong: messages.tooMany, status: 429 })
    }
    if (!(await isProven(signIn, request, accountId)))
      return show(request, reply, accountId, { wrong: messages.wrongCode, status: 401 })
    await signIn.throttles.perSecondFactor.forgive(accountId)
    await endStep(signIn, request.params.uid)
    const result = { login: { accountId, amr: ['pwd', secondFactorMark] } }
    const to = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    })
    return reply.code(303).header('location', to).send()
  })
}

async function isProven(signIn: SignIn, request: FastifyRequest<Form>, accountId: string) {
  const credential = textOf(request.body, 'credential', 16_000)
  if (!credential)
    return proveCode(signIn, { accountId, requestId: request.id }, textOf(request.body, 'code'))
  const challenge = await takeChallenge(signIn, request.params.uid)
  return challenge !== null && provePasskey(signIn, { accountId, challenge }, credential)
}

/**
 * Options for a signature of a passkey, with the stored challenge; null when the person has no
 * passkey.
 */
async function passkeyOptions(signIn: SignIn, uid: string, { passkeys }: Factors) {
  if (passkeys.length === 0) return null
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(signIn).rpID,
    userVerification: 'preferred',
    allowCredentials: passkeys.map((passkey) => ({
      id: passkey.credential_id,
      transports: passkey.transports as never,
    })),
  })
  await keepChallenge(signIn, uid, options.challenge)
  return options
}

/** Its script shows it when the browser supports passkeys. */
function passkeyForm(
  asked: object | null,
  { language, uid }: Pick<PageContent, 'language' | 'uid'>,
) {
  if (!asked) return ''
  const messages = signInMessages[language]
  return `<form method="post" id="passkey" hidden action="/sign-in/${uid}/second?lang=${language}"
data-options="${escapeHtml(JSON.stringify(asked))}" data-failed="${escapeHtml(messages.passkeyFailed)}">
<input type="hidden" name="credential"><p class="problem" role="alert" hidden></p>
<button type="submit">${messages.usePasskey}</button></form>
<script src="/sign-in/webauthn.js" defer></script><script src="/sign-in/passkey.js" defer></script>
`
}

function codeForm({ language, uid, factors, wrong }: PageContent): string {
  const messages = signInMessages[language]
  const hasApp = factors.totpSince !== null
  return `${problem(wrong)}<form method="post" action="/sign-in/${uid}/second?lang=${language}">
${field({
  name: 'code',
  label: hasApp ? messages.code : messages.recoveryCode,
  hint: hasApp ? messages.codeHint : messages.recoveryHint,
  type: 'text',
  autocomplete: 'one-time-code',
  invalid: wrong !== undefined,
  focus: hasApp,
})}
<button type="submit">${messages.signInButton}</button></form>
<p class="below"><a href="/">${messages.startAgain}</a></p>`
}
