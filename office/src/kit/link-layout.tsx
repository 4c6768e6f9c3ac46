import type { Reply } from '@guichet/contract/endpoint.ts'
import type { readPaymentLink } from '@guichet/contract/orders/payment/open-payment.ts'
import type { ReactNode } from 'react'
import type { ShownBusiness } from './business.ts'
import { localized } from './formats.ts'
import type { Frame } from './frame.ts'
import { Layout } from './layout.tsx'

type LinkBusiness = Reply<typeof readPaymentLink>['business']

/** The calls of links reply only what their pages need. */
const shownOf = ({ name, colour, contact }: LinkBusiness): ShownBusiness => ({
  name,
  headerBackgroundColor: colour,
  location: null,
  images: { logoImageUrl: null },
  contacts: {
    email: contact.find((way) => way.includes('@')) ?? '',
    phoneNumber: contact.find((way) => !way.includes('@')) ?? '',
    webSite: '',
    facebook: '',
    instagram: '',
    youtube: '',
  },
})

type Props = { frame: Frame; business: LinkBusiness; title: string; children: ReactNode }
/** A page of a client who followed a link. */
export const LinkLayout = ({ frame, business, title, children }: Props) => (
  <Layout
    frame={frame}
    business={shownOf(business)}
    title={`${title} · ${localized(frame.language, business.name)}`}
  >
    {children}
  </Layout>
)
