import type { PswSandboxChange } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { beginWalletTransfer, changeWalletMode, settleWalletTransfer } from '../../../money/vendor-wallets/index.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'

type Change<Kind extends PswSandboxChange['kind']> = Extract<PswSandboxChange, { kind: Kind }>

/** Changes the vendor's own wallet mode, with the guards that staff meet. */
export async function changeSandboxMode(
  context: AppContext,
  vendorId: string,
  { mode }: Change<'wallet-mode'>,
): Promise<PswOutcome> {
  const changed = await changeWalletMode(context, { vendorId, mode, actor: { kind: 'vendor', id: vendorId } })
  return { code: 'OK', sandbox: { isDone: changed.ok } }
}

/** Moves a test player's money as the player's own page does. */
export async function moveSandboxMoney(
  context: AppContext,
  { vendorId, memberId }: { vendorId: string; memberId: string },
  { wishId, direction, amount }: Change<'wallet-transfer'>,
): Promise<PswOutcome> {
  const { currency } = context.config
  const wish = { memberId, vendorId, direction, currency, amountMinor: BigInt(amount), requestId: wishId }
  const begun = await beginWalletTransfer({ app: context }, wish)
  if (!begun.ok) return { code: 'OK', sandbox: { isDone: false } }
  const { state } = await settleWalletTransfer(context, begun.value.id)
  return { code: 'OK', sandbox: { isDone: true, transferState: state } }
}
