import { installBusiness } from '@guichet/contract/businesses/install-business.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useMessages } from '../kit/text/messages.ts'
import { welcomeMessages } from './welcome.messages.ts'

export type Installation = Reply<typeof installBusiness>

/** The form stays pending while `onDone` does: nothing can be sent twice. */
export const useInstallBusiness = (onDone: (installed: Installation) => void | Promise<void>) =>
  useCommand(installBusiness, {
    titles: useMessages(welcomeMessages).commands.installBusiness,
    onDone,
    isShownInForm: true,
    isQuiet: true,
  })
