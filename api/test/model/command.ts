import fc from 'fast-check'
import { expect } from 'vitest'
import type { ProcessAnswer } from '../race/processes.ts'
import type { Model } from './model.ts'
import type { Shop } from './shop.ts'

/** A user action: generated at random, predicted by the model, tried on the product. */
export type Command<P> = {
  name: string
  asked: fc.Arbitrary<P>
  /** Whether the action has a possible target. */
  can?: (model: Model) => boolean
  ask: (shop: Shop, asked: P) => Promise<ProcessAnswer>
  /** The expected status. */
  expected: (model: Model, asked: P) => number
  /** Updates the model after the command succeeded. */
  done: (model: Model, asked: P, answer: ProcessAnswer) => void
}

/** Picks a value by any number, so that a shrunk number still picks one. */
export const pick = <T>(all: readonly T[], place: number): T => all[place % all.length]!
export const place = fc.nat({ max: 999 })

/** A command as a step of a sequence: the product must answer as the model predicts. */
export const stepsOf = <P>(command: Command<P>): fc.Arbitrary<fc.AsyncCommand<Model, Shop>> =>
  command.asked.map((asked) => ({
    check: (model) => command.can?.(model) ?? true,
    run: async (model, shop) => {
      const expected = command.expected(model, asked)
      const answer = await command.ask(shop, asked)
      expect([answer.status, answer.status === expected ? '' : answer.body]).toEqual([expected, ''])
      if (answer.status === 200) command.done(model, asked, answer)
    },
    toString: () => `${command.name} ${JSON.stringify(asked)}`,
  }))

/**
 * The same command among concurrent ones: its status is 200, 404 or 409, and the model records
 * successes.
 */
export const attemptsOf = <P>(command: Command<P>): fc.Arbitrary<(shop: Shop) => Promise<void>> =>
  command.asked.map((asked) => async (shop) => {
    if (command.can && !command.can(shop.model)) return
    const answer = await command.ask(shop, asked)
    expect([200, 404, 409], JSON.stringify(answer.body)).toContain(answer.status)
    if (answer.status === 200) command.done(shop.model, asked, answer)
  })
