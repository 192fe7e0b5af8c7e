import { PrizeGroupRules, type WishFact } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'
import { ok, type Refused, refuseField } from '../../../lib/outcome.ts'
import { defineKind } from '../../site/wishes/index.ts'
import { lockGroupRules, readGroupRules, readTakenGroups, saveGroupRules } from './group-rules-store.ts'

const parts = ['houseMax', 'playerMax', 'usual', 'floor', 'distance'] as const

/** Another group of the house, and other bounds of those of accounts. */
export const groupRulesKind = defineKind({
  kind: 'prize-group-rules',
  asks: 'contracts.manage',
  decides: 'contracts.manage',
  payload: PrizeGroupRules,
  actionOf: () => 'prize-group-rules.',
  detailOf: (rules) => rules,
  describe: async (reader, { payload: rules, state }) => {
    const now = state === 'asked' ? await readGroupRules(reader) : rules
    return parts.map(
      (part): WishFact => ({
        ...{ name: `groups.${part}`, value: String(rules[part]), type: 'count' },
        ...(now[part] !== rules[part] && { from: String(now[part]) }),
      }),
    )
  },
  apply: async (tx, { payload: after, reason }, { actor, at }) => {
    const before = await lockGroupRules(tx)
    // Accounts may have been opened or changed since it was asked for.
    const refused = await refuseRules(tx, after)
    if (refused) return refused
    await saveGroupRules(tx, { before, after, at, by: `${actor.kind}:${actor.id}`, reason })
    return ok(null)
  },
})

/** Bounds that are out of order, or that would leave an account outside of them: VALIDATION naming the bound. */
export async function refuseRules(reader: Reader, rules: PrizeGroupRules): Promise<Refused | undefined> {
  const { houseMax, playerMax, usual, floor } = rules
  const { lowest, highest, highestPlayer } = await readTakenGroups(reader)
  if (houseMax < Math.max(playerMax, highest ?? 0))
    return refuseField('houseMax', 'validation.tooSmall', { min: Math.max(playerMax, highest ?? 0) })
  if (playerMax < Math.max(usual, highestPlayer ?? 0))
    return refuseField('playerMax', 'validation.tooSmall', { min: Math.max(usual, highestPlayer ?? 0) })
  if (floor > Math.min(usual, lowest ?? usual))
    return refuseField('floor', 'validation.tooBig', { max: Math.min(usual, lowest ?? usual) })
  return undefined
}
