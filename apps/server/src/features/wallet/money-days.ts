import { type DaySpan, listDaySums } from '@fairground/ledger'
import type { Reader } from '../../db/db.ts'
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
    const kind = recordKindOf(transferKind)
    const purpose = purposeOf(transferKind, counterKind) ?? kind
    return { day, kind, purpose, count: entryCount, receivedMinor, spentMinor }
  })
}

/** What vendors pay outside of the rounds of bets, or correct in them. */
const vendorPurposes: Record<string, MoneyPurpose> = {
  promo_win: 'bonus',
  free_round_win: 'bonus',
  jackpot_win: 'prize',
  adjust: 'prize',
}

function purposeOf(transferKind: string, counterKind: string): MoneyPurpose | undefined {
  if (transferKind === 'contract_pay') return undefined
  if (counterKind === 'expense_rebate') return 'rebate'
  if (transferKind === 'cash_back') return 'cashback'
  return counterKind === 'expense_bonus' ? 'bonus' : vendorPurposes[transferKind]
}
