import type { AppContext } from '../../../../context.ts'

export const bankNamePurpose = (payoutAccountId: string): string => `payout-account-name:${payoutAccountId}`

/** The name on a payout account, which is a second step too: sealed for that account. */
export const sealBankName = ({ secrets }: AppContext, payoutAccountId: string, name: string): string =>
  secrets.seal(bankNamePurpose(payoutAccountId), name)

/** @throws for an account whose name is not sealed; the start has sealed them all */
export function openBankName({ secrets }: Pick<AppContext, 'secrets'>, payoutAccountId: string, sealed: string | null) {
  if (sealed === null) throw new Error(`the name on payout account ${payoutAccountId} is not sealed`)
  return secrets.open(bankNamePurpose(payoutAccountId), sealed)
}
