import type { previewSale as wire } from '@guichet/contract/orders/sell.ts'
import type { Deed } from '../platform/mount.ts'
import { viewDraftInvoice } from './draft-invoice.view.ts'
import { questionsOf } from './form-answers.ts'
import { planCart, shortagesOf } from './plan-cart.ts'

/** The invoice before the sale. What is short is told line by line and refuses nothing: the clerk is still choosing. */
export const previewSale: Deed<typeof wire> = async (ctx, { body }) => {
  const cart = await planCart(ctx, body.tickets)
  const shortages = shortagesOf(cart.lines).map(({ line, remaining, at }) => ({ line, remaining, at }))
  const { forms, order, lines } = await questionsOf(ctx.db, ctx.actor.tenantId, cart.lines)
  return {
    ...viewDraftInvoice(cart), shortages,
    forms: forms.map(({ form: { id, name, questions } }) => ({
      publicId: id, name,
      questions: questions.map((question) => ({
        publicId: question.id, text: question.text, type: question.type, options: question.options, isMandatory: question.mandatory,
        isForOrder: order.some((asked) => asked.form.id === id && asked.question === question), lines: lines.flatMap((asked, i) => (asked.some((one) => one.form.id === id && one.question === question) ? [i] : [])),
      })),
    })),
  }
}
