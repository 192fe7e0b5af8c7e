import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { ProviderSettings } from '@fairground/contract'
import smpp, { type Pdu, type Session } from 'smpp'
import type { AppContext } from '../../../context.ts'
import { resolveOutside } from '../../../lib/outbound.ts'
import { reasonOf, within } from '../../../lib/within.ts'

export type SmppSettings = ProviderSettings<'smpp'>

/** The centre answered with an error. */
export class SmppRefused extends Error {
  readonly isFinal: boolean
  constructor(status: number) {
    super(Object.entries(smpp.errors).find(([, code]) => code === status)?.[0] ?? `command_status ${status}`)
    this.isFinal = status === smpp.errors.ESME_RINVDSTADR
  }
}

interface Work<Result> {
  bind: 'bind_transmitter' | 'bind_receiver'
  /** Ends everything. */
  signal: AbortSignal
  /** What it listens for must be listened for before it binds. */
  run(session: Session, bindNow: () => Promise<void>): Promise<Result>
}

/** Connects to a message centre, works, and leaves it in any case. @throws whatever ended it before */
export async function atCentre<Result>(
  { config }: Pick<AppContext, 'config'>,
  settings: SmppSettings,
  { bind, signal, run }: Work<Result>,
): Promise<Result> {
  const { systemId, password, systemType } = settings
  let session: Session | undefined
  try {
    const host = await within(signal, resolveOutside(config, settings.host))
    const open = new smpp.Session({ socket: await openSocket(settings, host, signal) })
    session = open
    open.on('enquire_link', (pdu: Pdu) => open.send(pdu.response()))
    const words = { system_id: systemId, password, system_type: systemType, interface_version: 0x34 }
    const bindNow = async () => void (await answered((done) => open[bind](words, done)))
    const result = await Promise.race([run(open, bindNow), deathOf(open, signal)])
    open.unbind()
    return result
  } finally {
    session?.close()
  }
}

/** The centre's answer. @throws SmppRefused when it is an error */
export const answered = (ask: (done: (answer: Pdu) => void) => boolean): Promise<Pdu> =>
  new Promise((resolve, reject) => {
    const isSent = ask((answer) =>
      answer.command_status === 0 ? resolve(answer) : reject(new SmppRefused(answer.command_status)),
    )
    if (!isSent) reject(new Error('the connection is closed'))
  })

async function openSocket(
  { port, isEncrypted, certificate, host }: SmppSettings,
  address: string,
  signal: AbortSignal,
): Promise<Socket> {
  const socket: Socket = isEncrypted
    ? connectTls({
        host: address,
        port,
        ...(isIP(host) === 0 && { servername: host }),
        ...(certificate && { ca: certificate }),
      })
    : connect({ host: address, port })
  signal.addEventListener('abort', () => socket.destroy(reasonOf(signal)), { once: true })
  await once(socket, isEncrypted ? 'secureConnect' : 'connect')
  return socket
}

/** Ends with whatever the session dies of. */
const deathOf = (session: Session, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    session.on('error', reject)
    session.on('close', () => reject(signal.aborted ? reasonOf(signal) : new Error('the connection was closed')))
  })
