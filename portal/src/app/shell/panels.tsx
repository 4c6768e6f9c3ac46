import { IconBarcode, IconUser } from '@tabler/icons-react'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { Palette } from '../../search/palette.tsx'
import { appMessages } from '../app.messages.ts'
import { mayValidate } from '../offline/gate-business.ts'
import { pageMessages } from '../page.messages.ts'
import { pagesOf } from '../pages.ts'
import type { Session } from '../session/session.ts'
import { pageIcons } from './page-icons.ts'
import { panel } from './panel.ts'

const ShortcutsSheet = lazyPart(() => import('../../search/shortcuts-sheet.tsx'), 'ShortcutsSheet')

/** Panels that shortcuts open, with the pages of the signed-in user. */
export function Panels({ session }: { session: Session }) {
  const messages = useMessages(appMessages)
  const names = useMessages(pageMessages)
  const opened = panel.use()
  const screens = [
    ...pagesOf(session).map(({ to }) => ({ to, name: names.pages[to], icon: pageIcons[to] })),
    ...(mayValidate(session)
      ? [{ to: '/validate', name: messages.validate, icon: IconBarcode }]
      : []),
    { to: '/account', name: messages.account, icon: IconUser },
  ]
  const close = () => panel.set(null)
  if (opened === 'palette')
    return <Palette screens={screens} onClose={close} onShortcuts={() => panel.set('shortcuts')} />
  return opened && <ShortcutsSheet screens={screens} onClose={close} />
}
