import { installBusiness } from '@guichet/contract/installation/install-business.ts'
import { useMessages } from '../kit/messages.ts'
import { useCommand } from '../kit/use-command.ts'
import { welcomeMessages } from './welcome.messages.ts'

/** The whole page starts anew afterwards: the installation is no longer empty, and sign-in follows. */
export const useInstallBusiness = () =>
  useCommand(installBusiness, {
    titles: useMessages(welcomeMessages).commands.installBusiness,
    onDone: () => location.assign('/'),
    isShownInForm: true,
  })
