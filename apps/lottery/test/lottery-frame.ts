import { randomUUID } from 'node:crypto'
import { type LotteryDrawView, type LotteryTicketView, lotteryPaths } from '@fairground/contract/lottery'
import type { LotteryTicketProof, ShownLotteryTicket } from '@fairground/contract/lottery-proofs'
import { type Answer, callAsPortal, type TestVendor } from '@fairground/vendor-kit/testing'
import type * as z from 'zod'

export const portalOrigin = 'http://portal.test'
export const startMinor = 100_000_000n

/** A lottery in this process or in one of its own. */
type FrameHost = TestVendor
export type FrameWishes = { balanceMinor?: bigint; playerId?: string; mode?: 'real' | 'demo' }

/** A player of the wallet, launched by the portal. */
export async function openLotteryFrame(
  host: FrameHost,
  gameId: string,
  { playerId = `plr-${randomUUID()}`, balanceMinor = startMinor, mode = 'real' }: FrameWishes = {},
): Promise<LotteryFrame> {
  const currency = mode === 'real' ? 'VND' : 'FUN'
  if (!host.wallet.book.accounts.has(playerId)) host.wallet.book.addPlayer(playerId, { balanceMinor, mode, currency })
  const launchToken = host.wallet.book.newLaunchToken(playerId, gameId)
  await callAsPortal(host, 'POST', '/launch', {
    ...{ requestId: randomUUID(), playerId, gameId, launchToken, currency, language: 'vi', device: 'mobile' },
    ...{ lobbyUrl: `${portalOrigin}/elott`, cashierUrl: `${portalOrigin}/deposit`, mode },
  })
  const payload = JSON.stringify({ launchToken, gameId })
  const headers = { 'content-type': 'application/json' }
  const { body } = await host.call({ method: 'POST', url: lotteryPaths.openSession, headers, payload })
  return new LotteryFrame(host, { playerId, gameId, session: (body as { session: string }).session })
}

interface Line {
  play: string
  selection?: unknown
  unitMinor?: string
  factor?: number
}
interface Order {
  lines: readonly Line[]
  draws: readonly { drawId: string; multiple?: number }[]
  requestId?: string
  stopsOnWin?: boolean
  stopAtMinor?: string
  planId?: string
  group?: number
}
type Bought = { tickets: LotteryTicketView[]; code?: string; message?: string }

/** A player in an open frame of one lottery. */
export class LotteryFrame {
  readonly playerId: string
  private readonly world: FrameHost
  private readonly gameId: string
  private readonly session: string

  constructor(world: FrameHost, opened: { playerId: string; gameId: string; session: string }) {
    this.world = world
    this.playerId = opened.playerId
    this.gameId = opened.gameId
    this.session = opened.session
  }

  get balanceMinor(): bigint {
    return this.world.wallet.book.balanceOf(this.playerId)
  }

  /** Another lottery in the same frame. */
  async further(gameId: string): Promise<{ frame: LotteryFrame; code: string | undefined }> {
    const { body } = await this.send<{ session: string; code?: string }>('POST', lotteryPaths.openFurther, { gameId })
    return {
      frame: new LotteryFrame(this.world, { playerId: this.playerId, gameId, session: body.session }),
      code: body.code,
    }
  }

  async draws(): Promise<LotteryDrawView[]> {
    const { body } = await this.send<{ open: LotteryDrawView[] }>('GET', `${lotteryPaths.draws}?gameId=${this.gameId}`)
    return body.open
  }

  async buy({ lines, requestId = randomUUID(), ...order }: Order): Promise<Answer<Bought>> {
    return this.send<Bought>('POST', lotteryPaths.tickets, {
      ...{ requestId, ...order, lines: lines.map((line) => ({ unitMinor: '100000', ...line })) },
    })
  }

  async ticket(ticketId: string): Promise<z.infer<typeof LotteryTicketProof>> {
    return (await this.send<z.infer<typeof LotteryTicketProof>>('GET', lotteryPaths.ticket(ticketId))).body
  }

  /** As whoever holds its code, without a session. */
  async shown(ticketId: string, signature: string): Promise<Answer<ShownLotteryTicket & { code?: string }>> {
    const payload = JSON.stringify({ signature })
    const headers = { 'content-type': 'application/json' }
    const answer = await this.world.call({ method: 'POST', url: lotteryPaths.shownTicket(ticketId), headers, payload })
    return answer as Answer<ShownLotteryTicket & { code?: string }>
  }

  cancel(ticketId: string): Promise<Answer<{ code?: string }>> {
    return this.send('POST', lotteryPaths.cancel(ticketId), {})
  }

  private async send<Body>(method: 'GET' | 'POST', url: string, body?: object): Promise<Answer<Body>> {
    const headers = { authorization: `Bearer ${this.session}`, 'content-type': 'application/json' }
    const answer = await this.world.call({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) })
    return answer as Answer<Body>
  }
}
