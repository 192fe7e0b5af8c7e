import { PswAnswer } from '@fairground/contract/psw'
import type * as z from 'zod'
import type { LaunchRow } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { refusalOf } from '../wallet/refusal-of.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'

const timeoutMs = 5_000
const attemptsMax = 2

const Welcome = PswAnswer.pick({
  playerId: true,
  sessionToken: true,
  currency: true,
  mode: true,
  balance: true,
  balanceVersion: true,
})
  .required()
  .extend({ betLimits: PswAnswer.shape.betLimits })
export type Welcome = z.infer<typeof Welcome>

/** Redeems the launch token at the wallet. The same token may be redeemed again within its life: the answer is the same session. */
export async function authenticate(
  context: VendorKit,
  launch: LaunchRow,
  launchToken: string,
): Promise<Outcome<Welcome>> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const body = { launchToken, gameId: launch.game_id }
    const answer = await sendOrUnknown(context.wallet, 'authenticate', body, timeoutMs)
    if (answer) return readWelcome(context, launch, answer)
  }
  return refuse('WALLET_UNREACHABLE', 'the wallet did not answer authenticate')
}

/** The wallet must name the player, money and mode that the portal launched: anything else is a fault, not a session. */
function readWelcome(context: VendorKit, launch: LaunchRow, answer: PswAnswer): Outcome<Welcome> {
  if (answer.code !== 'OK') return refusalOf(answer.code)
  const read = Welcome.safeParse(answer)
  if (!read.success) return fault(context, 'the wallet left out a part of authenticate')
  const { playerId, currency, mode } = read.data
  if (playerId !== launch.player_id || currency !== launch.currency || mode !== launch.mode) {
    return fault(context, 'the wallet authenticated another player, currency or mode than the portal launched')
  }
  return ok(read.data)
}

function fault(context: VendorKit, message: string): Outcome<never> {
  context.log.error(message)
  return refuse('SYSTEM_ERROR', message)
}
