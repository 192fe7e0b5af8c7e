import { PswAnswer } from '@fairground/contract/psw'
import type * as z from 'zod'
import type { LaunchRow } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { refusalOf } from '../wallet/refusal-of.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import type { Session } from './session-store.ts'
import { openWalletToken } from './wallet-token.ts'

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
  .extend(PswAnswer.pick({ betLimits: true, points: true, pace: true, apart: true }).shape)
export type Welcome = z.infer<typeof Welcome>

/** Redeems the launch token at the wallet. The same token may be redeemed again within its life: the answer is the same session. */
export function authenticate(context: VendorKit, launch: LaunchRow, launchToken: string): Promise<Outcome<Welcome>> {
  const { player_id: playerId, currency, mode, game_id: gameId } = launch
  const ask = () => sendOrUnknown(context.wallet, 'authenticate', { launchToken, gameId }, timeoutMs)
  return askWelcome(context, { playerId, currency, mode }, ask)
}

/** Asks the wallet for a session of another game in the frame of a session; refusals are the wallet's. */
export function askFurther(context: VendorKit, session: Session, gameId: string): Promise<Outcome<Welcome>> {
  const body = { playerId: session.playerId, sessionToken: openWalletToken(context, session), gameId }
  return askWelcome(context, session, () => sendOrUnknown(context.wallet, 'session/open', body, timeoutMs))
}

type Whose = Pick<Session, 'playerId' | 'currency' | 'mode'>
type Ask = () => Promise<PswAnswer | undefined>

async function askWelcome(context: VendorKit, whose: Whose, ask: Ask): Promise<Outcome<Welcome>> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const answer = await ask()
    if (answer) return readWelcome(context, whose, answer)
  }
  return refuse('WALLET_UNREACHABLE', 'the wallet did not open a session')
}

/** The wallet must name the player, money and mode that the portal launched: anything else is a fault, not a session. */
function readWelcome(context: VendorKit, whose: Whose, answer: PswAnswer): Outcome<Welcome> {
  if (answer.code !== 'OK') return refusalOf(answer.code)
  const read = Welcome.safeParse(answer)
  if (!read.success) return fault(context, 'the wallet left out a part of a session')
  const { playerId, currency, mode } = read.data
  if (playerId !== whose.playerId || currency !== whose.currency || mode !== whose.mode) {
    return fault(context, 'the wallet opened a session of another player, currency or mode than the portal launched')
  }
  return ok(read.data)
}

function fault(context: VendorKit, message: string): Outcome<never> {
  context.log.error(message)
  return refuse('SYSTEM_ERROR', message)
}
