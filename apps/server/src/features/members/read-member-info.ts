import type { MemberInfo } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import type { Reader } from '../../db/db.ts'
import { getMember } from './member-store.ts'
import { memberInfo } from './member-view.ts'

/** An account as its owner sees it at this moment. */
export const readMemberInfo = async (app: AppContext, reader: Reader, memberId: string): Promise<MemberInfo> =>
  memberInfo(app, await getMember(reader, memberId))
