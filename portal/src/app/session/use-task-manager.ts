import { createTaskManagerCode } from '@guichet/contract/sign-in/create-task-manager-code.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'

/**
 * Opens the task manager with a single-use code, which its server exchanges, so that no token
 * appears in a URL. The window opens in the click handler, because the browser would block it
 * later.
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
