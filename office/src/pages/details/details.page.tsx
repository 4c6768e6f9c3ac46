import { Field } from '../../kit/field.tsx'
import { formatMoney } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { Layout } from '../../kit/layout.tsx'
import { Totals } from '../cart/totals.tsx'
import { Consent, Summary, Terms } from './agreement.tsx'
import type { DetailsProps } from './details.load.ts'
import { detailsMessages } from './details.messages.ts'
import { Holders } from './holders.tsx'
import { Questions } from './questions.tsx'

type Props = { frame: Frame; props: DetailsProps }
/** The form of the buyer, the questions of the business, its terms, and the total. */
export function DetailsPage({ frame, props }: Props) {
  const { language } = frame
  const { cart, problems } = props
  const messages = detailsMessages[language]
  const finalCost = cart.quote?.invoice.finalCost ?? 0
  const others = problems.filter(({ field }) => !/^(buyer|answers|tickets\.)/.test(field))
  return (
    <Layout frame={frame} business={cart.business} title={messages.title}>
      <p>
        <a href={pathIn(language, frame)}>‹ {messages.back}</a>
      </p>
      <h1>{messages.title}</h1>
      {problems.length > 0 && (
        <div className="note bad" role="alert">
          <p>{messages.summary}</p>
          {others.map(({ field, detail }) => (
            <p key={field}>{detail}</p>
          ))}
        </div>
      )}
      <form method="post" action={pathIn(language, frame, '/sale')} className="details">
        <Buyer frame={frame} props={props} />
        <Holders frame={frame} props={props} />
        <Questions frame={frame} props={props} />
        <Consent frame={frame} props={props} />
        <Terms frame={frame} props={props} />
        <Summary frame={frame} cart={cart} />
        {cart.quote && <Totals invoice={cart.quote.invoice} language={language} />}
        <input type="hidden" name="expectedFinalCost" value={finalCost} />
        <p>
          <button type="submit" className="button">
            {finalCost > 0 ? messages.pay(formatMoney(language, finalCost)) : messages.order}
          </button>
        </p>
      </form>
    </Layout>
  )
}

function Buyer({ frame, props: { typed, problems } }: Props) {
  const messages = detailsMessages[frame.language]
  const fieldOf = (name: string) => ({
    name,
    defaultValue: typed[name]?.[0],
    problem: problems.find(({ field }) => field === `buyer.${name}`)?.detail,
  })
  return (
    <>
      <Field
        {...fieldOf('firstName')}
        label={messages.firstName}
        autoComplete="given-name"
        maxLength={50}
        required
      />
      <Field
        {...fieldOf('lastName')}
        label={messages.lastName}
        autoComplete="family-name"
        maxLength={50}
        required
      />
      <Field
        {...fieldOf('email')}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
        maxLength={200}
        required
      />
      <Field {...fieldOf('phone')} label={messages.phone} type="tel" autoComplete="tel" />
      <Field
        {...fieldOf('postalCode')}
        label={messages.postalCode}
        autoComplete="postal-code"
        maxLength={10}
      />
    </>
  )
}
