import { z } from 'zod'
import { accountOf, makeOnboardingLink, openAccount } from './accounts.ts'
import { endpoint, nothing, type ApiEndpoint } from './endpoint.ts'
import { currencyCode, expandable, flag, metadata, text, webAddress } from './parameters.ts'

const requested = z.strictObject({ requested: flag })
const newAccount = z.strictObject({
  ...expandable,
  type: z.enum(['standard', 'express', 'custom']).optional(),
  country: z.string().length(2).optional(),
  email: text.optional(),
  default_currency: currencyCode.optional(),
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  business_profile: z
    .strictObject({ name: text.optional(), url: text.optional(), support_email: text.optional() })
    .optional(),
  capabilities: z.record(z.string(), requested).optional(),
  // Accepted but ignored: it decides who pays fees and losses.
  controller: z.record(z.string(), z.unknown()).optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
  metadata,
})

const newLink = z.strictObject({
  ...expandable,
  account: text,
  type: z.literal('account_onboarding'),
  refresh_url: webAddress,
  return_url: webAddress,
  collection_options: z.record(z.string(), text).optional(),
})

export const accountEndpoints: ApiEndpoint[] = [
  endpoint('POST /v1/accounts', newAccount, (provider, { input }) =>
    openAccount(provider, {
      type: input.type,
      country: input.country,
      email: input.email,
      defaultCurrency: input.default_currency,
      businessName: input.business_profile?.name,
      businessUrl: input.business_profile?.url,
      metadata: input.metadata,
    }),
  ),
  endpoint('GET /v1/accounts/:id', nothing, (provider, { id }) => accountOf(provider, id)),
  endpoint('POST /v1/account_links', newLink, (provider, { input }) => {
    const { id: accountId } = accountOf(provider, input.account)
    return makeOnboardingLink(provider, {
      accountId,
      refreshUrl: input.refresh_url,
      returnUrl: input.return_url,
    })
  }),
]
