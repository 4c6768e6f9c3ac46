import { installBusiness } from '@guichet/contract/installation/install-business.ts'
import { useDeed } from '../kit/use-deed.ts'
import { useWords } from '../kit/words.ts'
import { welcomeWords } from './welcome.words.ts'

/** The whole page starts anew afterwards: the installation is no longer empty, and sign-in follows. */
export const useInstallBusiness = () =>
  useDeed(installBusiness, {
    titles: useWords(welcomeWords).deeds.installBusiness,
    onDone: () => location.assign('/'),
    isSaidInForm: true,
  })
