import { brandMark } from '@guichet/contract/page-look.ts'
import { isOfLink, pathIn, type Frame } from '../../kit/frame.ts'
import { Head } from '../../kit/head.tsx'
import { troubleMessages, type Trouble } from './trouble.messages.ts'

/** Colour of the product, where the business is not known. */
export const productColour = '#3259bd'

export type TroubleProps = {
  trouble: Trouble
  /** Sentence about the value that is not accepted; null without one. */
  detail: string | null
}
/** The page of an address that cannot be shown, without a business. */
export function TroublePage({ frame, props }: { frame: Frame; props: TroubleProps }) {
  const messages = troubleMessages[frame.language]
  const { title, explain } = messages[props.trouble]
  return (
    <html lang={frame.language}>
      <Head
        frame={frame}
        title={title}
        description=""
        colour={productColour}
        imageUrl={null}
        data={null}
        isListed={false}
      />
      <body>
        <main className="wide trouble">
          <span dangerouslySetInnerHTML={{ __html: brandMark }} />
          <h1>{title}</h1>
          <p>{explain}</p>
          {props.detail && <p className="note">{props.detail}</p>}
          {(frame.rest || frame.cart) && !isOfLink(frame) && (
            <p>
              <a href={pathIn(frame.language, { ...frame, cart: null })}>{messages.office}</a>
            </p>
          )}
        </main>
      </body>
    </html>
  )
}
