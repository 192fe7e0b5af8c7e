import { type DaySpan, listDaySums } from '@fairground/ledger'
import type { Reader } from '../../../db/db.ts'
import { cashOf } from './accounts.ts'
import type { MoneyDay, MoneyPurpose } from './record.ts'
import { recordKindOf } from './transfer-kinds.ts'

/** By day and kind, oldest first, up to this moment; a span of years costs no more than its days. */
export async function listMoneyDays(
  reader: Reader,
  { memberId, currency }: { memberId: string; currency: string },
  span: DaySpan,
): Promise<MoneyDay[]> {
  const sums = await listDaySums(reader, cashOf(memberId, currency), span)
  return sums.map(({ day, transferKind, counterKind, entryCount, receivedMinor, spentMinor }) => {
    const purpose = purposeOf(transferKind, counterKind)
    return { day, kind: recordKindOf(transferKind), purpose, count: entryCount, receivedMinor, spentMinor }
  })
}

/** What vendors pay outside of any round; jackpots and corrections belong to the bet of theirs. */
const gifts = ['promo_win', 'free_round_win']

/** What money of a member came from, or went for. */
export function purposeOf(transferKind: string, counterKind: string): MoneyPurpose {
  if (transferKind === 'contract_pay') return recordKindOf(transferKind)
  if (counterKind === 'expense_rebate' || counterKind === 'expense_points') return 'rebate'
  if (transferKind === 'cash_back') return 'cashback'
  const isBonus = counterKind === 'expense_bonus' || gifts.includes(transferKind)
  return isBonus ? 'bonus' : recordKindOf(transferKind)
}
