import { Center, Loader, VisuallyHidden } from '@mantine/core'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'

/** Something is on its way: said to the eye and to the ear. */
export function Waiting({ label }: { label?: string }) {
  const words = useWords(appWords)
  return (
    <Center component="output" mih={240} w="100%">
      <Loader size="sm" />
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
    </Center>
  )
}
