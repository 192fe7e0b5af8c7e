export type MemberStatus = 'active' | 'suspended' | 'closed'

/** An account as stored, without its secrets. */
export interface Member {
  memberId: string
  account: string
  nickname: string
  type: number
  status: MemberStatus
  currency: string
  icon: string
  language: string
  payeeNameSealed: string | null
  mobileSealed: string | null
  emailSealed: string | null
  passwordHash: string | null
  paymentPasswordHash: string | null
  /** Services by which the member may be signed in. */
  socialProviders: string[]
  referralCode: string | null
  registeredAt: Date
  lastLoginAt: Date | null
  lastLoginIp: string | null
}

type Decision = { status: MemberStatus } | { refused: 'STATE_CONFLICT' }

/** An active account can be suspended by staff, a closed one stays closed. */
export const suspend = ({ status }: Member): Decision =>
  status === 'active' ? { status: 'suspended' } : { refused: 'STATE_CONFLICT' }

export const restore = ({ status }: Member): Decision =>
  status === 'suspended' ? { status: 'active' } : { refused: 'STATE_CONFLICT' }
