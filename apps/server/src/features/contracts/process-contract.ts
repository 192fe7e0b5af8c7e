import type { ContractAction, ContractKind } from '@fairground/contract'
import { type Tx, transact } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { accept, type Contract, reject, terminate } from './contract.ts'
import { findContract, findOfKind, lockSides } from './contract-store.ts'
import { endHigher } from './end-higher.ts'
import { putDown } from './put-down.ts'
import { refuseKind, refusePolicy } from './refuse-kind.ts'

interface Wish {
  memberId: string
  kind: ContractKind
  contractId: string
  action: ContractAction
  isConfirmed: boolean
}

const decide = { accept, reject, terminate }

/**
 * A side accepts, rejects or ends a contract of a kind. To end one is possible while the kind is switched off. Refusals:
 * FEATURE_OFF, NOT_FOUND for anybody else's, FORBIDDEN for the other side, STATE_CONFLICT, DOWNLINE_RATE_HIGHER.
 */
export async function processContract(call: Call, wish: Wish): Promise<Outcome<string>> {
  const { memberId, contractId, action, isConfirmed } = wish
  const off = await (action === 'accept' ? refuseKind(call.app, wish.kind) : refusePolicy(call.app))
  if (off) return off
  const moment = { now: call.app.clock.now(), timeZone: call.app.config.timeZone }
  return transact(call.app.db, async (tx) => {
    const contract = await lockOwn(tx, wish)
    if (!contract) return refuse('NOT_FOUND')
    const decided = decide[action](contract, memberId, moment)
    if (!decided.ok) return decided
    if (action === 'accept') {
      const higher = await endHigher(tx, call, { contract, actorId: memberId, isConfirmed })
      if (higher) return higher
      await endEarlier(tx, call, decided.value)
    }
    await putDown(tx, call, decided.value, { actor: { kind: 'member', id: memberId } })
    return ok(contractId)
  })
}

/** The contract as it is once nobody else changes what its sides have. */
async function lockOwn(tx: Tx, { memberId, kind, contractId }: Wish): Promise<Contract | undefined> {
  const found = (await findContract(tx, contractId))?.contract
  if (!found || found.kind !== kind || ![found.uplineId, found.downlineId].includes(memberId)) return undefined
  await lockSides(tx, [found.uplineId, found.downlineId])
  return (await findContract(tx, contractId))?.contract
}

/** What was signed before earns until the new contract does. */
async function endEarlier(tx: Tx, call: Call, { downlineId, kind, effectiveFrom, id }: Contract): Promise<void> {
  const earlier = await findOfKind(tx, { downlineId, kind, state: 'signed' })
  if (!earlier) return
  const ended = { ...earlier, state: 'terminated' as const, endedAt: effectiveFrom }
  await putDown(tx, call, ended, { actor: { kind: 'member', id: downlineId }, detail: { because: id } })
}
