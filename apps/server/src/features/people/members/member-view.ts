import type { MemberInfo } from '@fairground/contract'
import { getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { maskRecipient } from '../../talk/messages/index.ts'
import { openContacts } from '../identity/index.ts'
import type { Member } from './member.ts'
import { maskName, openPayeeName } from './profile/payee-name.ts'

/** An account as its owner sees it, but for the level. */
export function memberInfo(
  context: AppContext,
  member: Member,
  availablePromoCount: number,
): Omit<MemberInfo, 'hasVip'> {
  const payeeName = openPayeeName(context, member.memberId, member.payeeNameSealed)
  const { mobile, email } = openContacts(context, member)
  return {
    id: member.memberId,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    icon: member.icon,
    currency: member.currency,
    currencySymbol: getCurrency(member.currency).symbol,
    payeeName: payeeName && maskName(payeeName),
    mobileNum: mobile && maskRecipient('sms', mobile),
    email: email && maskRecipient('email', email),
    hasPassword: member.passwordHash !== null,
    hasPaymentPassword: member.paymentPasswordHash !== null,
    googleBound: member.socialProviders.includes('google'),
    facebookBound: member.socialProviders.includes('facebook'),
    referralCode: member.referralCode ?? undefined,
    availablePromoCount,
    registeredAt: member.registeredAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString(),
    lastLoginIp: member.lastLoginIp ?? undefined,
  }
}
