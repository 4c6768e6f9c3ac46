import { createTaskManagerCode } from '@guichet/contract/sign-in/create-task-manager-code.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'

/**
 * Leads to the task manager with a code that counts once: its own server exchanges it, so that no
 * token stands in an address. The window is opened with the press, or the browser would block it.
 */
export function useTaskManager(): (address: string) => void {
  const { mutate } = useCommand(createTaskManagerCode, {
    titles: useMessages(appMessages).commands.createTaskManagerCode,
    isQuiet: true,
  })
  return (address) => {
    const opened = window.open('about:blank', '_blank')
    if (opened) opened.opener = null
    mutate(
      {},
      {
        onSuccess: ({ code }) => {
          const target = new URL(address)
          target.searchParams.set('code', code)
          opened?.location.replace(target)
        },
        onError: () => opened?.close(),
      },
    )
  }
}
