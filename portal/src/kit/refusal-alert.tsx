import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { kitWords } from './kit.words.ts'
import { Refusal } from './refusal.ts'
import { useSayRefusal } from './say-refusal.ts'
import { useWords } from './words.ts'

/**
 * The refusal beside the form that met it: announced, scrolled into view, with the faulty fields
 * and the request number.
 */
export function RefusalAlert({ error }: { error: unknown }) {
  const words = useWords(kitWords)
  const say = useSayRefusal()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  if (!error) return null
  const refusal = error instanceof Refusal ? error : null
  return (
    <Alert
      ref={box}
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      <Text size="sm">{say(error)}</Text>
      {refusal && refusal.fields.length > 0 && (
        <List size="sm" mt={4} aria-label={words.fieldsToFix}>
          {refusal.fields.map(({ field, detail }) => (
            <List.Item key={field}>{detail}</List.Item>
          ))}
        </List>
      )}
      {refusal?.requestId && (
        <Text size="xs" c="dimmed" mt={4}>
          {words.requestId(refusal.requestId)}
        </Text>
      )}
    </Alert>
  )
}
