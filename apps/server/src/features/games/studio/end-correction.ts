import { type VendorStrandedCall, VendorTableRound } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { askWish, type Caller } from '../../site/wishes/index.ts'
import { askStudio } from './ask-studio.ts'
import { askTableAct } from './ask-table-act.ts'
import { correctionEndKind } from './correction-end-kind.ts'

/**
 * Sends what the wallet did not book of a correction again: the same calls, on which two people agreed. Refusals:
 * GAME_UNAVAILABLE while the studio has not answered; the wish is kept.
 */
export async function retryCorrection(call: Call, staffId: string, sharedRoundId: string): Promise<Outcome<null>> {
  const setup = { sharedRoundId, does: 'retry' }
  const act = { action: 'table.correction-retry-asked', subject: sharedRoundId, detail: {} }
  return askTableAct(call, staffId, { kind: 'end-calls', sharedRoundId, setup }, act)
}

/** Asks that it be given up. Refusals: GAME_UNAVAILABLE; STATE_CONFLICT where nothing is left to give up, or one waits. */
export async function askGiveUp(
  caller: Caller,
  { sharedRoundId, reason }: { sharedRoundId: string; reason: string },
): Promise<Outcome<null>> {
  const { app } = caller.call
  const told = await readRound(app, sharedRoundId)
  if (!told) return refuse('GAME_UNAVAILABLE')
  const stranded = told.corrections.flatMap(({ failures }) => failures)
  if (stranded.length === 0) return refuse('STATE_CONFLICT')
  const payload = {
    ...{ sharedRoundId, tableId: told.tableId, number: told.number },
    calls: told.corrections.reduce((sum, { failed }) => sum + failed, 0),
    codes: [...new Set(stranded.map(({ code }) => code))],
    sums: [...Map.groupBy(stranded, ({ currency }) => currency)].map(([currency, list]) => sumsOf(currency, list)),
  }
  return transactWhole(app.db, async (tx) => {
    const wanted = { subject: sharedRoundId, payload, weight: 'always', reason, place: sharedRoundId } as const
    const wish = await askWish(tx, caller, correctionEndKind, wanted)
    return wish.ok ? ok(null) : wish
  })
}

const readRound = (app: AppContext, sharedRoundId: string): Promise<VendorTableRound | undefined> =>
  askStudio(app, `/tables/rounds/${encodeURIComponent(sharedRoundId)}`, VendorTableRound)

function sumsOf(currency: string, calls: readonly VendorStrandedCall[]) {
  let [up, down] = [0n, 0n]
  for (const { amount } of calls) {
    const minor = BigInt(amount)
    if (minor > 0n) up += minor
    else down -= minor
  }
  return { currency, up: `${up}`, down: `${down}` }
}
