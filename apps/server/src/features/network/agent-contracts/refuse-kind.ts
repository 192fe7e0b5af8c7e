import { type AgentFeature, type ContractKind, featureOfKind } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { type Refused, refuse } from '../../../lib/outcome.ts'
import { getSiteRules } from '../../site/site/index.ts'

export const isKindOn = (features: Record<AgentFeature, boolean>, kind: ContractKind): boolean =>
  features[featureOfKind[kind]]

/** A refusal while the site has no agent policy: then there are no contracts at all. */
export async function refusePolicy(context: AppContext): Promise<Refused | undefined> {
  const { flags } = await getSiteRules(context)
  return flags.AGENTPOLICY3 ? undefined : refuse('FEATURE_OFF')
}

/** A refusal while the site has contracts of the kind switched off. */
export async function refuseKind(context: AppContext, kind: ContractKind): Promise<Refused | undefined> {
  const { agentFeatures } = await getSiteRules(context)
  return isKindOn(agentFeatures, kind) ? undefined : refuse('FEATURE_OFF')
}
