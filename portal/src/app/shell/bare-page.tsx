import { Stack, Title } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { BrandMark } from './brand-mark.tsx'
import styles from './bare-page.module.css'

/** A page without the shell: before sign-in, after a failure, or without access. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Guichet`
  }, [title])
  return (
    <main className={styles.page}>
      <div className={`panel ${styles.card}`}>
        <BrandMark withName />
        <hr className="perforation" />
        <Stack gap="md" align="flex-start">
          <Title order={1} size="h2" tabIndex={-1}>
            {title}
          </Title>
          {children}
        </Stack>
      </div>
    </main>
  )
}
