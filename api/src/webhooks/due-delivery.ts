export type Due = {
  tenant_id: string
  id: string
  webhook_id: string
  event: string
  body: string
  attempts: number
  give_up_at: string
  url: string
  secret: Buffer
  old_secret: Buffer | null
  old_secret_until: string | null
}
