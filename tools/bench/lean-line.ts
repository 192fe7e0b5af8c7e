const waitMsMax = 30_000

/** A client's line to a server of socket.io. */
export interface LeanLine {
  /** Sends an event and resolves to its acknowledgement. @throws when none comes, or the line breaks */
  ask(event: string, input?: object): Promise<unknown>
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
 * Connects over a bare WebSocket with the wire of socket.io. Only acknowledgements are parsed: thousands of clients share
 * the machine, and this process, with what they measure.
 */
export async function openLeanLine(url: string, { path, origin, auth = {}, onEvent }: LineOptions): Promise<LeanLine> {
  const address = new URL(`${path}/?EIO=4&transport=websocket`, url.replace(/^http/, 'ws'))
  const socket = new WebSocket(address, { headers: { origin } })
  const waiting = new Map<string, Asked>()
  let asked = 0
  const onMessage = (data: string): void => {
    if (data === ping) socket.send(pong)
    const [place = 0, head] = [data.indexOf('['), data.slice(0, 2)]
    if (head === acknowledged) {
      const number = data.slice(2, place)
      const call = waiting.get(number)
      clearTimeout(call?.timer)
      call?.resolve(JSON.parse(data.slice(place))[0])
      waiting.delete(number)
    } else if (head === told && onEvent) {
      const [event, value] = JSON.parse(data.slice(place))
      onEvent(event, value)
    }
  }
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error(`no line to ${url}`)))
    socket.addEventListener('close', () => reject(new Error(`the line to ${url} was closed`)))
    socket.addEventListener('message', ({ data }) => {
      if (data.startsWith(connect)) return resolve()
      if (data.startsWith(refused)) return reject(new Error(`not let in: ${data}`))
      if (data.startsWith(opened)) return socket.send(connect + JSON.stringify(auth))
      onMessage(data)
    })
  })
  return {
    ask: (event, input) =>
      new Promise((resolve, reject) => {
        const number = String(asked)
        asked += 1
        const timer = setTimeout(() => reject(new Error('a client got no acknowledgement')), waitMsMax)
        waiting.set(number, { resolve, timer })
        socket.send(`${told}${number}${JSON.stringify(input ? [event, input] : [event])}`)
      }),
    close: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      socket.close()
    },
  }
}

interface Asked {
  resolve(value: unknown): void
  timer: NodeJS.Timeout
}

/** Opens so many lines, a few at a time. */
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
