import { inboxWords } from '@fairground/i18n/server'
import type { Tx } from '../../../db/db.ts'
import { moneyParam, notify, timeParam } from '../../talk/inbox/index.ts'
import type { Contract } from './contract.ts'
import type { StoredIncome } from './listed.ts'
import { findAccounts } from './side-store.ts'

const templates = {
  new: 'contract.offered',
  signed: 'contract.signed',
  rejected: 'contract.rejected',
  withdrawn: 'contract.withdrawn',
  terminated: 'contract.ended',
} as const satisfies Record<Exclude<Contract['state'], 'accepted'>, string>

const kindOf = ({ kind }: { kind: Contract['kind'] }) => ({ texts: inboxWords(`contract.${kind}`) })

/** Notifies the parties of a contract, except the actor. */
export async function notifyContract(
  tx: Tx,
  contract: Contract,
  { actorId, at, isOfHouse = false }: { actorId: string; at: Date; isOfHouse?: boolean },
) {
  const { uplineId, downlineId, state, endReason, endedAt, effectiveFrom } = contract
  // What the house has yet to agree to is on the pages of both sides.
  if (state === 'accepted') return
  const accountOf = await findAccounts(tx, [uplineId, downlineId])
  const said = isOfHouse && state === 'signed' ? 'contract.agreed' : templates[state]
  const template = endReason === undefined ? said : 'contract.closed'
  for (const [memberId, otherId] of [
    [uplineId, downlineId],
    [downlineId, uplineId],
  ] as const) {
    if (memberId === actorId) continue
    const params = {
      ...{ account: accountOf(otherId), kind: kindOf(contract), time: timeParam(endedAt ?? effectiveFrom ?? at) },
      ...(endReason !== undefined && { reason: endReason }),
    }
    await notify(tx, { memberId, template, params, at })
  }
}

/** Pay that comes more than once a day is on the pages of incomes alone: the inbox would drown in it. */
const quiet: ReadonlySet<Contract['kind']> = new Set(['hourly', 'realtime'] as const)

/** Tells who earned by a contract that it was paid. */
export async function notifyPaid(tx: Tx, income: StoredIncome, at: Date): Promise<void> {
  const { kind, downlineId, amountMinor, currency, periodFrom, periodTo } = income
  if (quiet.has(kind)) return
  const params = {
    ...{ kind: kindOf(income), amount: moneyParam(amountMinor, currency) },
    ...{ from: timeParam(periodFrom), to: timeParam(periodTo) },
  }
  await notify(tx, { memberId: downlineId, template: 'contract.paid', params, at })
}
