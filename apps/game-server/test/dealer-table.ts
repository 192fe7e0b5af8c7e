import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { DeskAct } from '@fairground/contract/studio'
import { type DeskAnswer, type DeskOpened, deskPaths, readingText } from '@fairground/contract/studio'
import { findShoe } from '../src/dealer/dealer-store.ts'
import { readByDevice, type SignedReading } from '../src/dealer/devices.ts'
import { cardsOf } from '../src/dealer/shoes.ts'
import { findOpenShared } from '../src/tables/shared-round-store.ts'
import { TestTable } from './shared-table.ts'
import { callAsPortal, portalOrigin, type TestStudio } from './test-studio.ts'

export const dealtTableId = 'live-baccarat-c05'
let tickets = 0

/** One person of the staff at the desk of a table. */
export class Desk {
  readonly studio: TestStudio
  private opened: DeskOpened
  private readonly wishes: Parameters<typeof ticketFor>

  private constructor(opened: DeskOpened, wishes: Parameters<typeof ticketFor>) {
    this.studio = wishes[0]
    this.opened = opened
    this.wishes = wishes
  }

  static async open(studio: TestStudio, name: string, wishes: Wishes = {}): Promise<Desk> {
    const { body } = await openTicket(studio, await ticketFor(studio, name, wishes))
    return new Desk(body as DeskOpened, [studio, name, wishes])
  }

  /** As the console does it: a further ticket for a further session. */
  async renew(): Promise<void> {
    this.opened = (await openTicket(this.studio, await ticketFor(...this.wishes))).body as DeskOpened
  }

  async act(act: DeskAct): Promise<DeskAnswer> {
    return (await this.call('POST', deskPaths.act, act)).body as DeskAnswer
  }

  async do(act: DeskAct): Promise<string> {
    return (await this.act(act)).result
  }

  async view(): Promise<DeskAnswer['view']> {
    return (await this.call('GET', deskPaths.view)).body as DeskAnswer['view']
  }

  /** Tells the step that is expected. */
  async enter(told: string): Promise<string> {
    const { round } = await this.view()
    const [sharedRoundId, step] = [round?.sharedRoundId ?? '', round?.expected?.step ?? 0]
    return this.do({ act: 'enter', sharedRoundId, step, told })
  }

  call(method: 'GET' | 'POST', url: string, body?: object) {
    const headers = { authorization: `Bearer ${this.opened.token}`, 'content-type': 'application/json' }
    return this.studio.call({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) })
  }
}

interface Wishes {
  tableId?: string
  rights?: ('deal' | 'supervise')[]
  sameAs?: string[]
}

export async function ticketFor(studio: TestStudio, name: string, wishes: Wishes = {}): Promise<string> {
  const { tableId = dealtTableId, rights = ['deal'], sameAs = [] } = wishes
  tickets += 1
  const { body } = await callAsPortal(studio, 'POST', '/desk/tickets', {
    requestId: `00000000-0000-4000-8000-${String(tickets).padStart(12, '0')}`,
    ...{ tableId, staffId: `stf-${name}`, name, rights, sameAs, language: 'vi', framedBy: portalOrigin },
  })
  return new URL(String(body.url)).searchParams.get('ticket') ?? ''
}

export const openTicket = (studio: TestStudio, ticket: string) =>
  studio.call({
    method: 'POST',
    url: deskPaths.open,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ticket }),
  })

/** A reader with a key of its own, whose readings are counted without gaps. */
export class Reader {
  seq = 0
  readonly publicKey: string
  readonly deviceId: string
  private readonly key: KeyObject
  private readonly studio: TestStudio
  private readonly tableId: string

  constructor(studio: TestStudio, deviceId: string, tableId = dealtTableId) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    this.key = privateKey
    this.publicKey = publicKey.export({ format: 'jwk' }).x ?? ''
    Object.assign(this, { studio, deviceId, tableId })
    this.studio = studio
    this.deviceId = deviceId
    this.tableId = tableId
  }

  /** A reading of the round under way, at this step. */
  async signed(step: number, read: { id?: string; value?: string }, wishes: Partial<SignedReading> = {}) {
    this.seq += 1
    const round = await findOpenShared(this.studio.context.db, this.tableId)
    const reading = {
      ...{ tableId: this.tableId, roundId: round?.shared_round_id ?? 'none', step, ...read },
      ...{ confidence: 0.995, at: this.studio.clock.now().toISOString(), seq: this.seq, ...wishes },
    }
    const sig = sign(null, Buffer.from(readingText(reading)), this.key).toString('base64url')
    return { ...reading, sig, ...(wishes.sig && { sig: wishes.sig }) }
  }

  send = (reading: SignedReading) => readByDevice(this.studio.context, this.deviceId, reading)

  async read(step: number, read: { id?: string; value?: string }, wishes: Partial<SignedReading> = {}) {
    return this.send(await this.signed(step, read, wishes))
  }
}

/** Ids of cards of the shoe at the table, by face; each is given out once. */
export async function idsOfShoe(studio: TestStudio): Promise<(card: string) => string> {
  const shoe = await findShoe(studio.context.db, dealtTableId)
  if (!shoe) throw new Error('no shoe lies at the table')
  const left = cardsOf(studio.context, shoe)
  return (card) => {
    const place = left.findIndex((one) => one.card === card)
    return left.splice(place, 1)[0]?.id ?? ''
  }
}

/** The writer of a dealer's table, stepped by hand. */
export class DealerTable extends TestTable {
  private readonly at_: TestStudio

  constructor(studio: TestStudio, id = dealtTableId) {
    super(studio, id)
    this.at_ = studio
  }

  async phase(): Promise<string> {
    return (await this.latest()).state
  }

  /** Steps until the newest round is in this state; time passes as the writer says. */
  async until(state: string): Promise<void> {
    for (let steps = 0; steps < 200; steps += 1) {
      const pauseMs = await this.step()
      const round = await findOpenShared(this.at_.context.db, this.table.tableId)
      const now = round?.state ?? (await this.latest()).state
      if (now === state) return
      this.at_.clock.advance(pauseMs)
    }
    throw new Error(`the round never came to ${state}`)
  }
}
