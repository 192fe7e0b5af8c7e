import { createStream, type SeedTriple } from '@fairground/fairness'
import { instantGames, type Refusal } from '../instant/index.ts'
import { findSlotModel, playRound } from '../slots/index.ts'
import { differencesOf, type Fields, nameOf, type Played, unknownRules } from './played.ts'

export function playSlot(fields: Fields, seeds: SeedTriple): Played {
  const { modelId, modelVersion, stakeMinor } = fields
  const model = findSlotModel(String(modelId), Number(modelVersion))
  if (!model) return unknownRules('modelId, modelVersion', modelId, modelVersion)
  const round = playRound(model, { stakeMinor: BigInt(String(stakeMinor)), stream: createStream(seeds) })
  const { stakeMinor: stake, totalMinor, events } = round
  return { game: nameOf(model), differences: differencesOf({ stakeMinor: stake, totalMinor, events }, fields) }
}

export function playInstant(fields: Fields, seeds: SeedTriple): Played {
  const { rulesId, rulesVersion, bet, actions } = fields
  const rules = instantGames.find(({ id, version }) => id === rulesId && version === rulesVersion)
  if (!rules) return unknownRules('rulesId, rulesVersion', rulesId, rulesVersion)
  const read = rules.readBet(bet)
  if (!read.ok) return refused('bet', read.refusal)
  if (!Array.isArray(actions)) return { part: 'actions', reason: 'actions: a list is missing' }
  const taken: unknown[] = []
  for (const action of actions) {
    const one = rules.readAction(action)
    if (!one.ok) return refused('actions', one.refusal)
    taken.push(one.value)
  }
  const played = rules.play(read.value, taken, createStream(seeds))
  if (!played.ok) return refused('actions', played.refusal)
  const { stakeMinor, payoutMinor, events } = played.round
  const expected = { stakeMinor: stakeMinor.toString(), payoutMinor: payoutMinor.toString(), events }
  return { game: nameOf(rules), differences: differencesOf(expected, fields) }
}

const refused = (part: string, { field, expected }: Refusal): Played => ({
  part,
  reason: `${part} ${field}: expected ${expected}`,
})
