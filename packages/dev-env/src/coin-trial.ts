import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { PswAnswer, pswBasePath } from '@fairground/contract/psw'
import { freePort } from '@fairground/postgres'
import { type PswKey, postSigned } from '@fairground/psw'
import { type ChildProgram, startChild } from './child-program.ts'

const entry = path.join(import.meta.dirname, '../../../examples/coin-vendor/src/main.ts')

/** What the wire between the vendor and the wallet does to answers. */
type Wire = 'whole' | 'swallows-bets' | 'swallows-wins'

/** The example vendor as a process, behind a wire whose answers can be lost. */
export class CoinTrial {
  wire: Wire = 'whole'
  readonly url: string
  /** In base64. */
  readonly secret: string
  private program: ChildProgram | undefined
  private readonly env: Record<string, string | undefined>
  private readonly key: PswKey
  private readonly walletUrl: string
  private readonly proxy: Server

  private constructor(parts: {
    port: number
    proxyPort: number
    walletUrl: string
    key: PswKey
    env: CoinTrial['env']
  }) {
    this.walletUrl = parts.walletUrl
    this.key = parts.key
    this.secret = Buffer.from(parts.key.secret).toString('base64')
    this.url = `http://localhost:${parts.port}`
    this.env = {
      ...parts.env,
      ...{ COIN_PORT: String(parts.port), COIN_URL: this.url, WALLET_URL: `http://127.0.0.1:${parts.proxyPort}` },
      ...{ PSW_VENDOR: this.key.vendorId, PSW_KEY_ID: this.key.keyId, PSW_SECRET: this.secret },
    }
    this.proxy = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on(
        'end',
        () =>
          void this.forward(request.url ?? '', request.headers, Buffer.concat(parts)).then(
            (answer) => answer && response.writeHead(answer.status, answer.headers).end(answer.body),
            () => response.destroy(),
          ),
      )
    }).listen(parts.proxyPort)
  }

  static async open(walletUrl: string, key: PswKey, env: Record<string, string | undefined>): Promise<CoinTrial> {
    return new CoinTrial({ port: await freePort(), proxyPort: await freePort(), walletUrl, key, env })
  }

  async start(): Promise<void> {
    this.program = await startChild({ name: 'coin-vendor', entry, env: this.env, quiet: true })
  }

  kill(): Promise<number> | undefined {
    this.program?.kill()
    return this.program?.exited
  }

  async stop(): Promise<void> {
    await this.program?.stop()
    this.proxy.close()
    this.proxy.closeAllConnections()
  }

  /** A frame of a test player with this balance, opened as the portal opens it. */
  async openFrame(balance: string): Promise<{ playerId: string; session: string; balanceMinor: string }> {
    const { sandbox, playerId = '', currency } = await this.ask('sandbox/player', { gameId: 'coin', balance })
    const launchToken = sandbox?.launchToken ?? ''
    const launch = {
      ...{
        requestId: randomUUID(),
        playerId,
        gameId: 'coin',
        launchToken,
        currency: currency ?? 'VND',
        language: 'vi',
      },
      ...{ device: 'mobile', lobbyUrl: this.env.PORTAL_URL, cashierUrl: this.env.PORTAL_URL, mode: 'real' },
    }
    const { answer } = await this.post(this.url, '/launch', launch)
    const page = new URL((answer as { url: string }).url)
    const html = await fetch(page)
    if (!html.ok) throw new Error(`the page of the frame answers ${html.status}`)
    const opened = await this.frame('/coin/sessions', {
      launchToken: page.searchParams.get('launchToken'),
      gameId: 'coin',
    })
    return { playerId, ...(opened as { session: string; balanceMinor: string }) }
  }

  /** A call of the frame's page. */
  async frame(place: string, body: object | undefined, session?: string): Promise<unknown> {
    const headers = { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) }
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(this.url + place, sent)
    return response.json()
  }

  /** A call of the vendor to the wallet, past the wire. */
  async ask(call: string, body: object): Promise<PswAnswer> {
    const { answer } = await this.post(this.walletUrl, `${pswBasePath}/${call}`, { requestId: randomUUID(), ...body })
    return PswAnswer.parse(answer)
  }

  private post(baseUrl: string, place: string, body: object) {
    return postSigned({ baseUrl, path: place, key: this.key, body, timeoutMs: 10_000, nowMs: Date.now() })
  }

  /** Every call arrives; an answer that is swallowed never does. */
  private async forward(place: string, headers: NodeJS.Dict<string | string[]>, body: Buffer) {
    const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers
    const response = await fetch(this.walletUrl + place, {
      method: body.length > 0 ? 'POST' : 'GET',
      headers: kept as Record<string, string>,
      ...(body.length > 0 && { body }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isLost =
      (this.wire === 'swallows-bets' && place.endsWith('/bet')) ||
      (this.wire === 'swallows-wins' && place.endsWith('/win'))
    const answer = {
      status: response.status,
      headers: { 'psw-signature': response.headers.get('psw-signature') ?? '' },
    }
    return isLost ? undefined : { ...answer, body: bytes }
  }
}
