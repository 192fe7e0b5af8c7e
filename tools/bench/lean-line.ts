import { WebSocket } from 'ws'

const waitMsMax = 30_000

/** A client's line to a server of socket.io. */
export interface LeanLine {
  /** Sends an event and resolves to its acknowledgement. @throws when none comes, or the line breaks */
  ask(event: string, input?: object | string): Promise<unknown>
  close(): void
}

interface LineOptions {
  path: string
  origin: string
  auth?: object
  /** Without it what the server tells is received and not read. */
  onEvent?: (event: string, value: unknown) => void
}

// The wire of socket.io 4 over engine.io 4: a figure for the packet, one for the message, the number of an acknowledgement.
const [opened, ping, pong, connect] = ['0', '2', '3', '40']
const [told, acknowledged, refused] = ['42', '43', '44']

/**
 * Connects over a bare WebSocket with the wire of socket.io. Only acknowledgements are read: thousands of clients share the
 * machine, and this process, with what they measure.
 */
export async function openLeanLine(url: string, { path, origin, auth = {}, onEvent }: LineOptions): Promise<LeanLine> {
  const socket = connectTo(new URL(`${path}/?EIO=4&transport=websocket`, url.replace(/^http/, 'ws')), origin)
  const waiting = new Map<string, Asked>()
  let asked = 0
  const onMessage = (data: Buffer): void => {
    const head = data.toString('latin1', 0, 2)
    if (head === ping) socket.send(pong)
    else if (head === acknowledged) {
      const text = data.toString()
      const place = text.indexOf('[')
      const number = text.slice(2, place)
      waiting.get(number)?.resolve(JSON.parse(text.slice(place))[0])
      waiting.delete(number)
    } else if (head === told && onEvent) {
      const text = data.toString()
      const [event, value] = JSON.parse(text.slice(text.indexOf('[')))
      onEvent(event, value)
    }
  }
  await new Promise<void>((resolve, reject) => {
    socket.on('error', () => reject(new Error(`no line to ${url}`)))
    socket.on('close', () => reject(new Error(`the line to ${url} was closed`)))
    socket.on('message', (data: Buffer) => {
      const head = data.toString('latin1', 0, 2)
      if (head === connect) return resolve()
      if (head === refused) return reject(new Error(`not let in: ${data.toString()}`))
      if (head.startsWith(opened)) return socket.send(connect + JSON.stringify(auth))
      onMessage(data)
    })
  })
  return {
    ask: (event, input) =>
      inTime((resolve) => {
        const number = String(asked)
        asked += 1
        waiting.set(number, { resolve })
        socket.send(`${told}${number}${JSON.stringify(input ? [event, input] : [event])}`)
      }),
    close: () => socket.terminate(),
  }
}

/** A line to a server that sends back what it is sent; the answers come in the order of the questions. */
export async function openEchoLine(url: string): Promise<{ ask(text: string): Promise<unknown>; close(): void }> {
  const socket = connectTo(new URL(url), url)
  const waiting: Asked[] = []
  socket.on('message', (data: Buffer) => waiting.shift()?.resolve(data.toString()))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', () => reject(new Error(`no line to ${url}`)))
  })
  const ask = (text: string) =>
    inTime((resolve) => {
      waiting.push({ resolve })
      socket.send(text)
    })
  return { ask, close: () => socket.terminate() }
}

const connectTo = (address: URL, origin: string): WebSocket =>
  new WebSocket(address, { origin, perMessageDeflate: false, skipUTF8Validation: true })

function inTime(start: (resolve: (value: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a client got no acknowledgement')), waitMsMax)
    start((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}

interface Asked {
  resolve(value: unknown): void
}

/** Opens this many connections, a few at a time. */
export async function openLines<Line>(count: number, open: (index: number) => Promise<Line>): Promise<Line[]> {
  const openingAtOnce = 50
  const lines: Line[] = []
  while (lines.length < count) {
    const batch = Array.from({ length: Math.min(openingAtOnce, count - lines.length) }, (_, place) =>
      open(lines.length + place),
    )
    lines.push(...(await Promise.all(batch)))
  }
  return lines
}
