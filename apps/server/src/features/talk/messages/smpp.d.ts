/** What of the library `smpp` is used here; it comes without types. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events'
  import type { Server } from 'node:net'
  import type { Duplex } from 'node:stream'

  export interface Pdu {
    command: string
    command_status: number
    message_id?: string
    [param: string]: unknown
    response(params?: Record<string, unknown>): Pdu
  }

  export class Session extends EventEmitter {
    constructor(options: { socket: Duplex })
    bind_receiver(params: Record<string, unknown>, onAnswer: (answer: Pdu) => void): boolean
    bind_transmitter(params: Record<string, unknown>, onAnswer: (answer: Pdu) => void): boolean
    deliver_sm(params: Record<string, unknown>, onAnswer: (answer: Pdu) => void): boolean
    submit_sm(params: Record<string, unknown>, onAnswer: (answer: Pdu) => void): boolean
    unbind(onAnswer?: (answer: Pdu) => void): boolean
    send(pdu: Pdu): boolean
    close(): void
    destroy(): void
  }

  interface Smpp {
    Session: typeof Session
    createServer(listener: (session: Session) => void): Server
    createServer(options: { key: string; cert: string }, listener: (session: Session) => void): Server
    encodings: { ASCII: { match(text: string): boolean; encode(text: string): Buffer; decode(value: Buffer): string } }
    /** Names of the answers, each with its number. */
    errors: Record<string, number>
  }
  const smpp: Smpp
  export default smpp
}
