import { isRefusal } from '@fairground/client'
import { demoAccounts } from '../demo-accounts.ts'
import { enter, payeeNameOf } from './players.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'
import { statementPicture } from './statement-picture.ts'

/** What becomes of each player's paper; who is not named sent none. */
const plans: Record<string, { birthday: string; idNumber: string; verdict?: 'approved' | 'rejected' }> = {
  hoasen88: { birthday: '1988-08-08', idNumber: '079188012345', verdict: 'approved' },
  quocbao77: { birthday: '1977-03-21', idNumber: '001077004417', verdict: 'rejected' },
  bienxanh79: { birthday: '1979-11-02', idNumber: '046079009120' },
}

/** One paper in every state: before the withdrawals, the largest of which needs it. */
export async function seedIdentity(world: SeedWorld): Promise<void> {
  const [owner] = demoAccounts.staff
  for (const account of demoAccounts.players) {
    const plan = plans[account.username]
    if (!plan) continue
    const { api } = await enter(world, account)
    const { next } = await api.identityChecks.read({})
    if (next !== 1) continue
    const picture = async (name: string) =>
      (await api.uploads.upload({ purpose: 'kyc', file: statementPicture(`${name}.png`) })).fileId
    const [front, back, selfie] = [await picture('front'), await picture('back'), await picture('selfie')]
    const { birthday, idNumber, verdict } = plan
    const paper = { document: 'id-card', country: 'VN', fullName: payeeNameOf(account.username) } as const
    const sent = await api.identityChecks.submit({ level: 1, ...paper, birthday, idNumber, front, back, selfie })
    const checkId = sent.checks[0]?.checkId
    if (!checkId || !verdict) continue
    const staff = await enterStaff(world, owner)
    const isApproved = verdict === 'approved'
    await staff.api.staff
      .decideIdentityCheck({ checkId, isApproved, ...(!isApproved && { reason: 'unreadable' as const }) })
      .catch((error: unknown) => {
        if (!isRefusal(error, 'STATE_CONFLICT')) throw error
      })
  }
}
