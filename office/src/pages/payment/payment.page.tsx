import { formatMoney } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { Layout } from '../../kit/layout.tsx'
import type { PaymentProps } from './payment.load.ts'
import { paymentMessages } from './payment.messages.ts'

/**
 * Leads on to the page of the provider: the policy of the page allows no form that a redirect sends
 * to another site. The page of a provider refuses frames, so its link leaves them.
 */
export function PaymentPage({ frame, props }: { frame: Frame; props: PaymentProps }) {
  const { business, url, amount } = props
  const messages = paymentMessages[frame.language]
  return (
    <Layout frame={frame} business={business} title={messages.title}>
      <h1>{messages.title}</h1>
      <p>{url === null ? messages.over : messages.leading}</p>
      <p>
        {url === null ? (
          <a className="button" href={pathIn(frame.language, frame)}>
            {messages.back}
          </a>
        ) : (
          <a className="button" href={url} rel="noreferrer" target="_top">
            {messages.pay(formatMoney(frame.language, amount))}
          </a>
        )}
      </p>
    </Layout>
  )
}
