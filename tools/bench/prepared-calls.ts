import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { type PswAnswer, type PswCall, pswBasePath, pswHeaders } from '@fairground/contract/psw'
import { type PswKey, requestHeaders, verifyAnswer } from '@fairground/psw'

/** A signed call as the bytes that travel, so that signing it costs nothing while the answer is timed. */
export interface PreparedCall {
  bytes: Buffer
  nonce: string
}

export interface RawAnswer {
  call: PreparedCall
  bytes: Buffer
}

/** Signs a call now; the portal takes it as long as its clock allows. */
export function prepareCall(
  key: PswKey,
  portalUrl: string,
  { call, fields }: { call: PswCall; fields: object },
): PreparedCall {
  const path = `${pswBasePath}/${call}`
  const body = Buffer.from(JSON.stringify({ requestId: randomUUID(), ...fields }))
  const signed = requestHeaders(key, { method: 'POST', path, body, nowMs: Date.now() })
  const headers = {
    host: new URL(portalUrl).host,
    ...signed,
    'content-type': 'application/json',
    'content-length': body.length,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return { bytes: Buffer.concat([head, body]), nonce: signed[pswHeaders.nonce] ?? '' }
}

/** @throws when the answer is not signed by the wallet, or says anything but OK */
export function requireSignedOk(key: PswKey, { call, bytes }: RawAnswer): void {
  const end = headEnd(bytes)
  const head = bytes.toString('latin1', 0, end)
  const body = bytes.subarray(end)
  const status = Number(head.slice(9, 12))
  const signature = headerOf(head, pswHeaders.signature) ?? ''
  if (!verifyAnswer(key.secret, signature, { status, nonce: call.nonce, body }))
    throw new Error(`the answer ${status} is not signed: ${body}`)
  const answer: PswAnswer = JSON.parse(body.toString())
  if (answer.code !== 'OK') throw new Error(`a money call answered ${answer.code}`)
}

export interface Connections {
  /** Sends on a connection that is free, or waits for one. */
  send(call: PreparedCall): Promise<RawAnswer>
  close(): void
}

/** So many connections that stay open; what is read is only counted, never parsed. */
export function openConnections(portalUrl: string, count: number): Connections {
  const { hostname, port } = new URL(portalUrl)
  const all = Array.from({ length: count }, () => connect({ host: hostname, port: Number(port), noDelay: true }))
  const free = [...all]
  const waiting: ((socket: Socket) => void)[] = []
  const giveBack = (socket: Socket) => {
    const next = waiting.shift()
    if (next) next(socket)
    else free.push(socket)
  }
  return {
    async send(call) {
      const socket = free.pop() ?? (await new Promise<Socket>((resolve) => waiting.push(resolve)))
      const bytes = await exchange(socket, call.bytes)
      giveBack(socket)
      return { call, bytes }
    },
    close: () => {
      for (const socket of all) socket.destroy()
    },
  }
}

function exchange(socket: Socket, request: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let read = Buffer.alloc(0)
    const settle = (end: () => void) => {
      socket.removeAllListeners()
      end()
    }
    socket.on('data', (chunk) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
      if (isWhole(read)) settle(() => resolve(read))
    })
    socket.on('error', (error) => settle(() => reject(error)))
    socket.on('close', () => settle(() => reject(new Error('the portal closed a connection'))))
    socket.write(request)
  })
}

function isWhole(bytes: Buffer): boolean {
  const end = headEnd(bytes)
  if (end === 0) return false
  const length = headerOf(bytes.toString('latin1', 0, end), 'content-length')
  return length !== undefined && bytes.length >= end + Number(length)
}

/** Where the body begins; 0 while the head is not whole. */
function headEnd(bytes: Buffer): number {
  const blank = bytes.indexOf('\r\n\r\n')
  return blank < 0 ? 0 : blank + 4
}

function headerOf(head: string, name: string): string | undefined {
  const line = head.split('\r\n').find((candidate) => candidate.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim()
}
