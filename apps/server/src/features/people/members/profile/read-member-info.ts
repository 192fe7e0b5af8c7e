import type { MemberInfo } from '@fairground/contract'
import type { Reader } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { countClaimable } from '../../../rewards/rewards/index.ts'
import { readVip } from '../../../rewards/vip/index.ts'
import { getMember } from '../member-store.ts'
import { memberInfo } from '../member-view.ts'

/** An account as its owner sees it at this moment, in the language of the call. */
export async function readMemberInfo(
  { app, language }: Pick<Call, 'app' | 'language'>,
  reader: Reader,
  memberId: string,
): Promise<MemberInfo> {
  const member = await getMember(reader, memberId)
  const promoCount = await countClaimable(reader, memberId, app.clock.now())
  return { ...memberInfo(app, member, promoCount), ...(await readVip(reader, member, language)) }
}
