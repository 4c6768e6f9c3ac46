import { Group, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { consumePageFocus } from '../focus/page-focus.ts'
import styles from './page-head.module.css'

type Props = {
  title: string
  tab?: string
  children?: ReactNode
  aside?: ReactNode
  /** As wide as the form below it, so that `children` align with the end of the form. */
  isOverForm?: boolean
}

/**
 * The only h1 of a page. It names the browser's tab, and takes the focus after a navigation, so
 * that a screen reader announces the page.
 */
export function PageHead({ title, tab = title, children, aside, isOverForm = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (consumePageFocus()) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = `${tab} · Guichet`
  }, [tab])
  return (
    <div className={styles.head} {...(isOverForm && { 'data-over-form': true })}>
      <Group gap="sm" wrap="wrap">
        <Title ref={heading} order={1} size="h2" tabIndex={-1} className={styles.title}>
          {title}
        </Title>
        {children}
      </Group>
      {aside && (
        <Group gap="xs" className={styles.aside}>
          {aside}
        </Group>
      )}
    </div>
  )
}
