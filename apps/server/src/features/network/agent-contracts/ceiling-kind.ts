import { contractKinds } from '@fairground/contract'
import * as z from 'zod'
import type { Tx } from '../../../db/db.ts'
import { ok, refuseField } from '../../../lib/outcome.ts'
import {
  type Ceiling,
  ceilingOf,
  heaviestOf,
  listCeilings,
  listHighestRates,
  listLoads,
  lockMargin,
  readMargin,
  refuseChange,
  saveCeilings,
} from '../../rewards/margin/index.ts'
import { defineKind, rateFact } from '../../site/wishes/index.ts'

const Change = z.object({
  kind: z.enum([...contractKinds, 'turnover']),
  gameType: z.string(),
  rateBp: z.number().int(),
})

/** Other ceilings of what contracts may pay. */
export const ceilingKind = defineKind({
  kind: 'contract-ceilings',
  asks: 'contracts.manage',
  decides: 'contracts.manage',
  payload: z.object({ changes: z.array(Change) }),
  actionOf: () => 'contract-ceilings.',
  detailOf: ({ changes }) => ({
    changes: changes.map((each) => `${each.kind} ${each.gameType}: ${each.rateBp / 100} %`),
  }),
  describe: async (reader, { payload: { changes } }) => {
    const ceilings = await listCeilings(reader)
    return changes.map(({ kind, gameType, rateBp }) =>
      rateFact('ceiling', {
        ...{ bp: rateBp, fromBp: ceilingOf(ceilings, kind, gameType) },
        about: [`gameType.${gameType}`, `contracts.ceiling.${kind}`].map((value) => ({ value, type: 'key' })),
      }),
    )
  },
  apply: async (tx, { payload: { changes } }, { app }) => {
    await lockMargin(tx)
    const refused = await refuseCeilings(tx, app, changes)
    if (refused) return refused
    await saveCeilings(tx, changes)
    return ok(null)
  },
})

type App = Parameters<typeof readMargin>[1]['app']

/** No ceiling comes below what a signed contract pays, nor above what a game leaves on which one is paid. */
async function refuseCeilings(tx: Tx, app: App, changes: readonly Ceiling[]) {
  const before = await readMargin(tx, { app, language: 'en' })
  const isChanged = (known: Ceiling) =>
    changes.find((one) => one.kind === known.kind && one.gameType === known.gameType)
  const ceilings = before.ceilings.map((known) => isChanged(known) ?? known)
  const loads = await listLoads(tx)
  for (const { kind, gameType, rateBp } of changes) {
    const paid =
      kind === 'turnover'
        ? heaviestOf(loads, before.ceilings, gameType)
        : (await listHighestRates(tx)).find((rate) => rate.kind === kind)
    if (paid && paid.rateBp > rateBp && rateBp < ceilingOf(before.ceilings, kind, gameType))
      return refuseField('changes', 'validation.ceilingBelow', {
        ...{ contract: paid.contractId, category: gameType, rate: paid.rateBp / 100 },
      })
  }
  return refuseChange(tx, { field: 'changes', before, after: { ...before, ceilings } })
}

/** Whether it lets contracts pay more than now. */
export const isRaise = (before: readonly Ceiling[], changes: readonly Ceiling[]): boolean =>
  changes.some(({ kind, gameType, rateBp }) => rateBp > ceilingOf(before, kind, gameType))
