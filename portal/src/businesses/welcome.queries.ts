import { installBusiness } from '@guichet/contract/businesses/install-business.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useMessages } from '../kit/text/messages.ts'
import { welcomeMessages } from './welcome.messages.ts'

/** Reloads the page afterwards: the installation is no longer empty, and sign-in follows. */
export const useInstallBusiness = () =>
  useCommand(installBusiness, {
    titles: useMessages(welcomeMessages).commands.installBusiness,
    onDone: () => location.assign('/'),
    isShownInForm: true,
  })
