export type KeptAnswer = {
  path: string
  fingerprint: string
  status: number
  body: string
  keptAt: number
}
