import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { Members } from '../../../db/schema.gen.ts'
import type { Member, MemberStatus } from './member.ts'

export interface NewMember {
  memberId: string
  account: string
  nickname: string
  type: number
  currency: 'VND' | 'FUN'
  icon: string
  language: string
  passwordHash: string | null
  paymentPasswordHash: string | null
  payeeNameSealed: string | null
  /** A number that its owner has proven. */
  mobile: { sealed: string; key: Buffer } | null
  referralCode: string | null
  recommenderId: string | null
  invitationCode: string | null
  /** The agent's link that it came by. */
  registerLink: string | null
  /** What the agent who opens it gives; who comes by a link gets what the link says. */
  rebateBp?: number | undefined
  /** In 1/2000; who comes by a link gets what the link says, and nobody more than the one above leaves. */
  prizeGroup?: number | undefined
  isAgeConfirmed: boolean
  domain: string | null
  url: string | null
  method: string | null
  ip: string
  now: Date
  expiresAt: Date | null
}

const rebateOfLink = (tx: Tx, code: string) =>
  tx.selectFrom('register_links').select('rebate_bp').where('code', '=', code).limit(1)

const groupOfLink = (tx: Tx, code: string) =>
  tx
    .selectFrom('register_links')
    .select((row) => row.fn.coalesce('prize_group', row.lit(noGroup)).as('prize_group'))
    .where('code', '=', code)
    .limit(1)
    .$asScalar()
    .$notNull()

/** The database gives the usual group then. */
const noGroup = 0

/** Adds an account; false when its name, in any case of its letters, or its number is taken. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const { now } = member
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('members')
    .values({
      id: member.memberId,
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      currency: member.currency,
      icon: member.icon,
      language: member.language,
      password_hash: member.passwordHash,
      payment_password_hash: member.paymentPasswordHash,
      payee_name_sealed: member.payeeNameSealed,
      mobile_sealed: member.mobile?.sealed ?? null,
      mobile_key: member.mobile?.key ?? null,
      referral_code: member.referralCode,
      recommender_id: member.recommenderId,
      invitation_code: member.invitationCode,
      register_link: member.registerLink,
      rebate_bp: member.registerLink ? rebateOfLink(tx, member.registerLink) : (member.rebateBp ?? null),
      prize_group: member.registerLink ? groupOfLink(tx, member.registerLink) : (member.prizeGroup ?? noGroup),
      age_confirmed_at: member.isAgeConfirmed ? now : null,
      registered_domain: member.domain,
      registered_url: member.url,
      registered_method: member.method,
      registered_ip: member.ip,
      registered_at: now,
      expires_at: member.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const members = (reader: Reader) =>
  reader
    .selectFrom('members')
    .selectAll()
    .select(
      sql<string[]>`array(select provider from social_identities where member_id = members.id)`.as('socialProviders'),
    )

export async function getMember(reader: Reader, memberId: string): Promise<Member> {
  return memberOf(await members(reader).where('id', '=', memberId).executeTakeFirstOrThrow())
}

/** Whether the name is taken, in any case of its letters. */
export async function isAccountTaken(reader: Reader, account: string): Promise<boolean> {
  const named = reader.selectFrom('members').select('id')
  const row = await named
    .where((column) => column.fn('lower', ['account']), '=', account.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

export async function memberExists(reader: Reader, memberId: string): Promise<boolean> {
  const row = await reader.selectFrom('members').select('id').where('id', '=', memberId).executeTakeFirst()
  return row !== undefined
}

export async function lockMember(tx: Tx, memberId: string): Promise<Member | undefined> {
  const row = await members(tx).where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst()
  return row && memberOf(row)
}

export async function savePaymentPassword(tx: Tx, memberId: string, hash: string): Promise<void> {
  await tx.updateTable('members').set({ payment_password_hash: hash }).where('id', '=', memberId).execute()
}

export async function savePayeeName(tx: Tx, memberId: string, sealed: string): Promise<void> {
  await tx.updateTable('members').set({ payee_name_sealed: sealed }).where('id', '=', memberId).execute()
}

export async function savePayeeNameKey(tx: Tx, memberId: string, key: Buffer): Promise<void> {
  await tx.updateTable('members').set({ payee_name_key: key }).where('id', '=', memberId).execute()
}

export async function saveIcon(tx: Tx, memberId: string, icon: string): Promise<void> {
  await tx.updateTable('members').set({ icon }).where('id', '=', memberId).execute()
}

export async function saveNickname(tx: Tx, memberId: string, nickname: string): Promise<void> {
  await tx.updateTable('members').set({ nickname }).where('id', '=', memberId).execute()
}

export async function isOnBoards(reader: Reader, memberId: string): Promise<boolean> {
  const row = await reader.selectFrom('members').select('is_on_boards').where('id', '=', memberId).executeTakeFirst()
  return row?.is_on_boards ?? false
}

export async function saveIsOnBoards(tx: Tx, memberId: string, isShown: boolean): Promise<void> {
  await tx.updateTable('members').set({ is_on_boards: isShown }).where('id', '=', memberId).execute()
}

export async function saveLanguage(tx: Tx, memberId: string, language: string): Promise<void> {
  await tx.updateTable('members').set({ language }).where('id', '=', memberId).execute()
}

export async function saveStatus(tx: Tx, memberId: string, status: MemberStatus): Promise<void> {
  await tx.updateTable('members').set({ status }).where('id', '=', memberId).execute()
}

const memberOf = (row: Selectable<Members> & { socialProviders: string[] }): Member => ({
  memberId: row.id,
  account: row.account,
  nickname: row.nickname,
  type: row.type,
  status: row.status === 'active' || row.status === 'suspended' ? row.status : 'closed',
  currency: row.currency,
  icon: row.icon,
  language: row.language,
  payeeNameSealed: row.payee_name_sealed,
  mobileSealed: row.mobile_sealed,
  emailSealed: row.email_sealed,
  passwordHash: row.password_hash,
  paymentPasswordHash: row.payment_password_hash,
  socialProviders: row.socialProviders,
  referralCode: row.referral_code,
  registeredAt: row.registered_at,
  lastLoginAt: row.last_login_at,
  lastLoginIp: row.last_login_ip,
})
