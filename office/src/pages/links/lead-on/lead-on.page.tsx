import { linkPath, type LinkPage } from '@guichet/contract/office/client-links.ts'
import { brandMark } from '@guichet/contract/page-look.ts'
import { languagesOfPages, type Frame } from '../../../kit/frame.ts'
import { Head } from '../../../kit/head.tsx'
import { productColour } from '../../trouble/trouble.page.tsx'
import { leadOnMessages } from './lead-on.messages.ts'

export type LeadOnProps = { page: LinkPage }
/**
 * Page of the old address of a link, in both languages: the script leads on, since only the browser
 * has the token.
 */
export function LeadOnPage({ frame, props }: { frame: Frame; props: LeadOnProps }) {
  return (
    <html lang={frame.language}>
      <Head
        frame={frame}
        title={languagesOfPages.map((each) => leadOnMessages[each].title).join(' · ')}
        description=""
        colour={productColour}
        imageUrl={null}
        data={null}
        isListed={false}
      />
      <body>
        <main className="wide trouble">
          <span dangerouslySetInnerHTML={{ __html: brandMark }} />
          <lead-on data-path={linkPath({ page: props.page, token: '*', language: null })} hidden />
          <h1>
            {languagesOfPages.map((each) => (
              <span key={each} lang={each} className="both">
                {leadOnMessages[each].title}
              </span>
            ))}
          </h1>
          <noscript>
            {languagesOfPages.map((each) => (
              <p key={each} lang={each} className="note">
                {leadOnMessages[each].noScript}
              </p>
            ))}
          </noscript>
        </main>
      </body>
    </html>
  )
}
