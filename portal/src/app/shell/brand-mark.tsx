import styles from './brand-mark.module.css'

export function BrandMark({ withName = false }: { withName?: boolean }) {
  return (
    <span className="inline-row gap-8">
      <img src="/favicon.svg" alt={withName ? '' : 'Guichet'} width={26} height={26} />
      {withName && <span className={styles.name}>Guichet</span>}
    </span>
  )
}
