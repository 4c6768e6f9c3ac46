import { businessOf } from '../businesses/public.ts'
import type { Loader } from '../mail/public.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { WebhookNews } from './notify-of-failure.ts'
import type { WebhookFailing } from './webhook-failing.email.ts'

/** Names are read when the email is rendered. */
export const loadWebhookFailing =
  (publicUrl: string): Loader<WebhookFailing> =>
  async ({ db }, { data, language, tenant_id: tenantId }) => {
    const { webhookId, readerId, why } = data as WebhookNews
    const { name, colour } = await businessOf(db, tenantId)
    const { first_name: firstName } = await db
      .selectFrom('account')
      .select('first_name')
      .where('id', '=', readerId)
      .executeTakeFirstOrThrow()
    const { url } = await selectRows(db, tenantId, 'webhook')
      .select('url')
      .where('id', '=', webhookId)
      .executeTakeFirstOrThrow()
    return {
      language,
      business: { name: name[language], colour, replyTo: null },
      firstName,
      why,
      address: url,
      link: `${publicUrl}/configuration/webhooks`,
    }
  }
