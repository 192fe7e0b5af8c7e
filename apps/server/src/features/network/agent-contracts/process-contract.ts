import type { ContractAction, ContractKind } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, type Refused, refuse } from '../../../lib/outcome.ts'
import { accept, type Contract, reject, terminate } from './contract.ts'
import { findContract, lockSides } from './contract-store.ts'
import { refuseHigher } from './end-higher.ts'
import { makeRoom } from './make-room.ts'
import { putDown } from './put-down.ts'
import { refuseKind, refusePolicy } from './refuse-kind.ts'
import { refuseUnbearable } from './refuse-unbearable.ts'

interface Wish {
  memberId: string
  kind: ContractKind
  contractId: string
  action: ContractAction
  isConfirmed: boolean
}

const decide = { accept, reject, terminate }

/**
 * A side accepts, rejects or ends a contract of a kind. What the house pays waits for the house once it is accepted. To end
 * one is possible while the kind is switched off. Refusals: FEATURE_OFF, NOT_FOUND for anybody else's, FORBIDDEN for the
 * other side, STATE_CONFLICT, VALIDATION of a rate above what the site allows, DOWNLINE_RATE_HIGHER.
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
    const actor = { kind: 'member', id: memberId } as const
    if (action === 'accept') {
      const refused = await refuseAccept(tx, { contract, isConfirmed })
      if (refused) return refused
    }
    if (decided.value.state === 'signed') await makeRoom(tx, call, decided.value, actor)
    await putDown(tx, call, decided.value, { actor })
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

/** What keeps a contract from being agreed to. */
async function refuseAccept(
  tx: Tx,
  wanted: { contract: Contract; isConfirmed: boolean },
): Promise<Refused | undefined> {
  return (await refuseUnbearable(tx, wanted.contract)) ?? (await refuseHigher(tx, wanted))
}
