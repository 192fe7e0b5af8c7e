/** Banks that can be paid. Names are invented; codes never change, because payout accounts hold them. */
export const banks = [
  { bankCode: 'SEN', bankName: 'NH Sen' },
  { bankCode: 'DEN', bankName: 'NH Đèn' },
  { bankCode: 'MAY', bankName: 'NH Mây' },
  { bankCode: 'CAU', bankName: 'NH Cau' },
  { bankCode: 'TRE', bankName: 'NH Tre' },
  { bankCode: 'LUA', bankName: 'NH Lúa' },
] as const

export type BankCode = (typeof banks)[number]['bankCode']

export const isBankCode = (code: string): code is BankCode => banks.some((bank) => bank.bankCode === code)

/** @throws when a stored code is none of ours */
export function bankNameOf(code: string): string {
  const bank = banks.find(({ bankCode }) => bankCode === code)
  if (!bank) throw new Error(`bank ${code} is not known`)
  return bank.bankName
}
