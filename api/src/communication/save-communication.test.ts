import {
  getCommunication,
  saveCommunication,
} from '@guichet/contract/communication/save-communication.ts'
import { previewConfirmation } from '@guichet/contract/orders/emails/preview-confirmation.ts'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptPayloads } from '../../test/factories/input/script-payloads.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'

const received: Buffer[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        received.push(Buffer.concat(chunks))
        done()
      })
  },
})
let server: TestServer
let staff: Staff
beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((wake) => {
    smtp.listen(port, '127.0.0.1', wake)
  })
  server = await openTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  staff = await aBusiness(server)
})
afterAll(async () => {
  await server.close()
  await new Promise<void>((wake) => smtp.close(() => wake()))
})

const message = (htmlContent: string) => [
  { type: 'OrderConfirmationAdditionalInformation' as const, htmlContent },
]
const content = (fr = '<p>Arrivez <strong>tôt</strong>.</p>') => ({
  replyEmail: 'billets@example.test',
  internationalizedEmailConfigurations: { fr: message(fr), en: message('<p>Come early.</p>') },
  internationalizedLegalTexts: {
    fr: { termsAndConditions: 'Ligne 1\nLigne <2>', refundPolicy: 'Aucun remboursement' },
    en: { termsAndConditions: 'Terms', refundPolicy: 'No refund' },
  },
})
const params = () => ({ id: staff.tenantId })

test('saved texts are read again unchanged; a stale save is rejected', async () => {
  expect((await send(server, staff, getCommunication, { params: params() })).body).toMatchObject({
    version: 1,
    replyEmail: '',
  })
  const saved = await send(server, staff, saveCommunication, {
    params: params(),
    body: { version: 1, ...content() },
  })
  expect(saved.body).toEqual({ version: 2, ...content() })
  expect((await send(server, staff, getCommunication, { params: params() })).body).toEqual(
    saved.body,
  )
  expect(
    (
      await send(server, staff, saveCommunication, {
        params: params(),
        body: { version: 1, ...content() },
      })
    ).body.type,
  ).toBe('StaleVersion')
})

test('sent emails have the texts of their language, the legal texts, and the reply address', async () => {
  await anOrder(server, staff, { email: 'client@example.test', language: 'fr' })
  await expect.poll(() => received.length).toBe(1)
  const email = await PostalMime.parse(received[0]!)
  expect(email.replyTo).toMatchObject([{ address: 'billets@example.test' }])
  expect(email.html).toContain('<p>Arrivez <strong>tôt</strong>.</p>')
  expect(email.html).toContain('Ligne &lt;2&gt;')
  expect(email.text).toContain('Arrivez tôt.')
  expect(email.text).toContain('Aucun remboursement')
})

test('the preview is the same email with the texts being edited, and nothing is stored', async () => {
  const { body } = await send(server, staff, previewConfirmation, {
    params: params(),
    body: { language: 'fr', ...content('<h2>Bientôt</h2>') },
  })
  expect(body).toMatchObject({
    subject: expect.stringContaining('Station Essai'),
    replyTo: 'billets@example.test',
    attachments: ['billets-00000000.pdf', 'facture-00000000.pdf'],
  })
  for (const part of [
    '<h2>Bientôt</h2>',
    'TPS',
    'TVQ',
    'Aucun remboursement',
    'data:image/png;base64,',
    'Camille',
  ])
    expect(body.html).toContain(part)
  expect(
    (await send(server, staff, getCommunication, { params: params() })).body
      .internationalizedEmailConfigurations.fr[0]!.htmlContent,
  ).toBe('<p>Arrivez <strong>tôt</strong>.</p>')
})

test('no injected payload gets into an email', async () => {
  const all = scriptPayloads.filter((payload) => payload.length < 400)
  for (let i = 0; i < all.length; i += 25) {
    const { status, body } = await send(server, staff, previewConfirmation, {
      params: params(),
      body: {
        language: 'en',
        ...content(),
        internationalizedEmailConfigurations: {
          fr: message(''),
          en: message(
            all
              .slice(i, i + 25)
              .join('')
              .replaceAll('\0', '')
              .slice(0, 5000),
          ),
        },
      },
    })
    expect(status).toBe(200)
    expect(body.html).not.toMatch(
      /<(script|iframe|object|embed|svg|math|form|base|link rel)|\son\w+=|javascript:|evil\.test/i,
    )
  }
})

test.each<[string, object, string]>([
  [
    'a second header in the address',
    { replyEmail: 'a@example.test\r\nBcc: x@evil.test' },
    'replyEmail',
  ],
  ['no address', { replyEmail: '' }, 'replyEmail'],
  [
    'terms that are too long',
    {
      internationalizedLegalTexts: {
        fr: { termsAndConditions: 'x'.repeat(10_001), refundPolicy: '' },
        en: { termsAndConditions: '', refundPolicy: '' },
      },
    },
    'internationalizedLegalTexts.fr.termsAndConditions',
  ],
  [
    'a policy that is too long',
    {
      internationalizedLegalTexts: {
        fr: { termsAndConditions: '', refundPolicy: 'x'.repeat(5001) },
        en: { termsAndConditions: '', refundPolicy: '' },
      },
    },
    'internationalizedLegalTexts.fr.refundPolicy',
  ],
  [
    'a message that is too long once stored',
    {
      internationalizedEmailConfigurations: {
        fr: message(`<p>${'&'.repeat(2000)}</p>`),
        en: message(''),
      },
    },
    'internationalizedEmailConfigurations.fr.0.htmlContent',
  ],
])('%s is rejected at its field', async (_, over, field) => {
  const answer = await send(server, staff, saveCommunication, {
    params: params(),
    body: { version: 2, ...content(), ...over } as never,
  })
  expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field])
})
