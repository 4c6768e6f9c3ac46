import { Button, Heading, Text } from '@react-email/components'
import { createElement as h, Fragment } from 'react'
import { mailStyle, type LetterWriter } from '../mail/public.ts'

const words = {
  fr: {
    subject: 'Une de vos sessions a été fermée',
    hello: (name: string) => `Bonjour ${name},`,
    text: 'Une preuve de connexion à Guichet qui avait déjà servi vient d’être présentée une seconde fois. Quelqu’un d’autre l’a peut-être copiée : par prudence, nous avons fermé cette session.',
    next: 'Connectez-vous de nouveau. Si vous avez un doute, choisissez un nouveau mot de passe : toutes vos sessions seront alors fermées.',
    button: 'Choisir un nouveau mot de passe',
  },
  en: {
    subject: 'One of your sessions was ended',
    hello: (name: string) => `Hello ${name},`,
    text: 'A proof of sign-in to Guichet that had already been used was just presented a second time. Somebody else may have copied it: to be safe, we ended that session.',
    next: 'Sign in again. If in doubt, choose a new password: all of your sessions will then end.',
    button: 'Choose a new password',
  },
}
const buttonStyle = {
  backgroundColor: '#3f6ad8',
  color: '#ffffff',
  padding: '12px 20px',
  borderRadius: '4px',
  fontWeight: 650,
  fontSize: '15px',
}

export const writeSessionEnded: LetterWriter = async ({ db }, { data, language, tenant_id }) => {
  const { firstName, helpUrl } = data as { firstName: string; helpUrl: string }
  const say = words[language]
  const tenant = await db
    .selectFrom('tenant')
    .select(['name', 'colour'])
    .where('id', '=', tenant_id)
    .executeTakeFirstOrThrow()
  return {
    subject: say.subject,
    preview: say.text,
    pictures: [],
    business: { name: tenant.name[language], colour: tenant.colour, replyTo: null },
    body: h(
      Fragment,
      null,
      h(Heading, { as: 'h1', style: mailStyle.heading }, say.subject),
      h(Text, { style: mailStyle.text }, say.hello(firstName)),
      h(Text, { style: mailStyle.text }, say.text),
      h(Text, { style: mailStyle.text }, say.next),
      h(Button, { href: helpUrl, style: buttonStyle }, say.button),
    ),
  }
}
