import type { Expected, ReadingsSource } from '@fairground/game-rules/tables'
import type { AppContext } from '../context.ts'
import type { ReadCard } from '../db/schema.ts'
import { sharedRulesOf } from '../tables/rules-of.ts'

/** Whether the outcomes of a table are read instead of drawn. */
export function isDealt({ catalogue }: AppContext, tableId: string): boolean {
  const game = catalogue.find(tableId)
  return game?.kind === 'shared' && game.table.source === 'readings'
}

/** @throws Error for a table whose rules cannot be read */
export function readingsOf(context: AppContext, tableId: string): ReadingsSource {
  const { readings, id } = sharedRulesOf(context, tableId)
  if (!readings) throw new Error(`${id} has no readings`)
  return readings
}

/** What the confirmed steps of a round come to, as its rules read them. @throws Error for what they would not take */
export function stateOf(source: ReadingsSource, cards: readonly Pick<ReadCard, 'told'>[]): readonly number[] {
  let state: readonly number[] = []
  for (const { told } of cards) {
    const read = source.read(state, told)
    if (!read.ok) throw new Error(`the step ${told} was confirmed, and the rules do not take it`)
    state = read.value
  }
  return state
}

export const nextStep = (source: ReadingsSource, cards: readonly ReadCard[]): Expected | undefined =>
  source.next(stateOf(source, cards))
