import { Button, Heading, Text } from '@react-email/components'
import { createElement as h, Fragment } from 'react'
import { mailStyle, type LetterWriter } from '../mail/public.ts'
import { openSealedLink } from './password-links.ts'

const words = {
  fr: { subject: 'Choisir un nouveau mot de passe', hello: (name: string) => `Bonjour ${name},`, text: 'Vous avez demandé un nouveau mot de passe pour Guichet. Ce lien sert une seule fois et meurt après une heure.', button: 'Choisir un mot de passe', ignore: 'Si vous n’avez rien demandé, ignorez ce message : rien ne change.' },
  en: { subject: 'Choose a new password', hello: (name: string) => `Hello ${name},`, text: 'You asked for a new password for Guichet. This link works once and dies after an hour.', button: 'Choose a password', ignore: 'If you asked for nothing, ignore this message: nothing changes.' },
}

export const writeSetPassword = (sealingKey: Buffer): LetterWriter => async ({ db }, { data, language, tenant_id }) => {
  // An email of before the links were sealed has none: it is long dead.
  const { firstName, sealedUrl } = data as { firstName: string; sealedUrl?: string }
  const url = sealedUrl ? openSealedLink(sealingKey, sealedUrl) : ''
  const say = words[language]
  const tenant = await db.selectFrom('tenant').select(['name', 'colour']).where('id', '=', tenant_id).executeTakeFirstOrThrow()
  return {
    subject: say.subject, preview: say.text, pictures: [], business: { name: tenant.name[language], colour: tenant.colour, replyTo: null },
    body: h(Fragment, null, h(Heading, { as: 'h1', style: mailStyle.heading }, say.subject), h(Text, { style: mailStyle.text }, say.hello(firstName)), h(Text, { style: mailStyle.text }, say.text),
      h(Button, { href: url, style: { backgroundColor: '#3f6ad8', color: '#ffffff', padding: '12px 20px', borderRadius: '4px', fontWeight: 650, fontSize: '15px' } }, say.button),
      h(Text, { style: { ...mailStyle.dim, marginTop: '16px' } }, say.ignore)),
  }
}
