import { accountType, type MemberInfo } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import type { Reader } from '../../../db/db.ts'
import { findHeld } from './vip-store.ts'

type VipFacts = Pick<MemberInfo, 'hasVip' | 'vipLabelName' | 'vipRankLevel'>

/** What an account's own page says of its level; nothing for a trial, or while the operator has it off. */
export async function readVip(
  reader: Reader,
  { memberId, type }: { memberId: string; type: number },
  language: Language,
): Promise<VipFacts> {
  const held = type === accountType.trial ? undefined : await findHeld(reader, memberId)
  return held ? { hasVip: true, vipLabelName: held.labels[language], vipRankLevel: held.rank } : { hasVip: false }
}
