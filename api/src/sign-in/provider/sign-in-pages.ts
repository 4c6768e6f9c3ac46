import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { ApiError } from '../../platform/http/api-error.ts'
import { clientPlace } from '../../platform/network/client-place.ts'
import { demoAccounts, demoAccountsForm, demoAccountsIn } from '../demo-accounts.ts'
import { takeFirstSignIn } from '../first-sign-in.ts'
import { demoPassword, verifyPassword } from '../passwords.ts'
import { secondStepOf } from '../second-factor/second-factor-pages.ts'
import type { SignIn } from '../sign-in.ts'
import { openInteraction, showExpired } from './interaction.ts'
import { field, otherLanguage, pageLanguage, pagesOf, problem, textOf } from './page.ts'
import { signInMessages } from './sign-in.messages.ts'

type Form = { Params: { uid: string } }
type FormState = { email?: string; wrong?: string; status?: number }

/** Pages on which a person signs in at the embedded provider. */
export function signInPages(app: FastifyInstance, signIn: SignIn, provider: Provider) {
  const draw = pagesOf(signIn)
  const goOn = continueBy(signIn, provider)
  const show = async (request: FastifyRequest, reply: FastifyReply, state: FormState = {}) => {
    const language = pageLanguage(request)
    const uid = encodeURIComponent((request.params as { uid: string }).uid)
    const demo = demoAccountsForm(language, uid, await demoAccountsIn(signIn))
    return reply
      .code(state.status ?? 200)
      .type('text/html')
      .send(
        draw({
          language,
          title: signInMessages[language].signIn,
          otherLanguageUrl: `/sign-in/${uid}?lang=${otherLanguage(language)}`,
          body: signInForm(language, uid, state) + demo,
        }),
      )
  }

  app.get<Form>('/sign-in/:uid', async (request, reply) => {
    const interaction = await openInteraction(provider, request, reply)
    if (!interaction) return showExpired(draw, request, reply)
    const accountId = await takeFirstSignIn(signIn, request, reply)
    if (accountId) return goOn(request, reply, accountId)
    return show(request, reply, { email: interaction.hint })
  })

  app.post<Form>('/sign-in/:uid', async (request, reply) => {
    if (!(await openInteraction(provider, request, reply))) return showExpired(draw, request, reply)
    const { email, password } = credentialsIn(request.body, signIn)
    const messages = signInMessages[pageLanguage(request)]
    const address = clientPlace(request.ip)
    const { perPlace, perAddress } = signIn.throttles
    try {
      await perPlace.spend(`${address} ${email}`)
      await perAddress.spend(address)
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      return show(request, reply, { email, wrong: messages.tooMany, status: 429 })
    }
    const account = await accountByEmail(signIn, email)
    const isRight = await verifyPassword(password, account?.password_hash ?? null)
    if (!account || !isRight || (password === demoPassword && !signIn.isDemo)) {
      return show(request, reply, { email, wrong: messages.wrong, status: 401 })
    }
    await perPlace.forgive(`${address} ${email}`)
    await perAddress.giveBack(address)
    return goOn(request, reply, account.id)
  })
}

/** Continues after the password: to the second step if the person has one, or back to the portal. */
const continueBy =
  (signIn: SignIn, provider: Provider) =>
  async (request: FastifyRequest<Form>, reply: FastifyReply, accountId: string) => {
    const asked = { uid: request.params.uid, language: pageLanguage(request) }
    const second = await secondStepOf(signIn, asked, accountId)
    if (second) return reply.code(303).header('location', second).send()
    const result = { login: { accountId, amr: ['pwd'] } }
    const to = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    })
    return reply.code(303).header('location', to).send()
  }

/** The typed credentials, or those of a chosen person of a demonstration. */
function credentialsIn(body: unknown, { isDemo }: SignIn): { email: string; password: string } {
  const picked = textOf(body, 'demo')
  if (isDemo && demoAccounts.some(({ email }) => email === picked))
    return { email: picked, password: demoPassword }
  return {
    email: textOf(body, 'email').trim().toLowerCase().slice(0, 200),
    password: textOf(body, 'password').slice(0, 200),
  }
}

function signInForm(language: 'fr' | 'en', uid: string, { email = '', wrong }: FormState): string {
  const messages = signInMessages[language]
  const [invalid, isEmailKnown] = [!!wrong, !!email]
  const who = { name: 'email', label: messages.email, type: 'email', autocomplete: 'username' }
  const proof = {
    name: 'password',
    label: messages.password,
    type: 'password',
    autocomplete: 'current-password',
  }
  return `${problem(wrong)}<form method="post" action="/sign-in/${uid}?lang=${language}">
${field({ ...who, value: email, invalid, focus: !isEmailKnown })}
${field({ ...proof, invalid, focus: isEmailKnown })}
<button type="submit">${messages.signInButton}</button></form>
<p class="below"><a href="/sign-in/forgotten?lang=${language}">${messages.forgottenLink}</a></p>`
}

async function accountByEmail({ pool }: SignIn, email: string) {
  // PostgreSQL rejects NUL in parameters.
  if (email.includes('\0')) return undefined
  const {
    rows: [account],
  } = await pool.query<{ id: string; password_hash: string | null }>(
    'select id, password_hash from account where email = $1 and disabled_at is null',
    [email],
  )
  return account
}
