export type CachedAnswer = {
  path: string
  fingerprint: string
  status: number
  body: string
  keptAt: number
}
