import type { ContractKind, ContractState } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { getBalance } from '../../money/wallet/index.ts'
import { readPoints } from '../../rewards/points/index.ts'
import { getSiteRules } from '../../site/site/index.ts'
import { listLatest } from './contract-store.ts'
import { viewContract } from './contract-view.ts'
import type { ListedContract } from './listed.ts'
import { isKindOn } from './refuse-kind.ts'

/** What the newest contract of a kind asks of the member. */
const requestStates: Record<ContractState, number> = {
  new: 1,
  accepted: 1,
  signed: 2,
  rejected: 3,
  withdrawn: 0,
  terminated: 4,
}

/** Funds of a member, and what the upline offered; of kinds that are switched off nothing. */
export async function readConsolidated(
  context: AppContext,
  { memberId, currency }: { memberId: string; currency: string },
) {
  const { agentFeatures } = await getSiteRules(context)
  const { availableMinor, heldMinor } = await getBalance(context.db, memberId, currency)
  const latest = (await listLatest(context.db, memberId)).filter(({ contract }) =>
    isKindOn(agentFeatures, contract.kind),
  )
  const stateOf = (kind: ContractKind) => requestStates[stateOfKind(latest, kind)]
  return {
    balance: formatAmount(availableMinor, getCurrency(currency)),
    frozen: formatAmount(heldMinor, getCurrency(currency)),
    points: await readPoints(context.db, memberId),
    divtypereq: stateOf('dividend'),
    dailysalreqtype: stateOf('daily'),
    contracthoursalreq: stateOf('hourly'),
    realtimesalreqtype: stateOf('realtime'),
    ...agentFeatures,
    pendingContracts: latest
      .filter(({ contract }) => contract.state === 'new')
      .map((listed) => viewContract(listed, memberId)),
  }
}

const stateOfKind = (latest: readonly ListedContract[], kind: ContractKind): ContractState =>
  latest.find(({ contract }) => contract.kind === kind)?.contract.state ?? 'withdrawn'
