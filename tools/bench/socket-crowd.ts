import { livePath } from '@fairground/contract'
import { io, type Socket } from 'socket.io-client'

/** Clients that come in at a time. */
const batchSize = 50
const waitMsMax = 30_000

export interface Crowd {
  /** Milliseconds from the sending to the hearing, of every client. @throws when one of them does not hear it */
  hear(send: () => Promise<unknown>): Promise<number[]>
  close(): void
}

/** So many clients on a live socket, each with a ticket of its own where one is given. */
export async function openCrowd(url: string, count: number, ticket?: () => Promise<string>): Promise<Crowd> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(batchSize, count - sockets.length) }, () => enter(url, ticket))
    sockets.push(...(await Promise.all(batch)))
  }
  return {
    async hear(send) {
      const sentAt = performance.now()
      const heard = sockets.map((socket) => nextNews(socket).then(() => performance.now() - sentAt))
      await send()
      return Promise.all(heard)
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}

async function enter(url: string, ticket?: () => Promise<string>): Promise<Socket> {
  const auth = ticket ? { ticket: await ticket() } : {}
  const extraHeaders = { origin: url }
  const socket = io(url, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth,
    extraHeaders,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

const nextNews = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a client heard nothing')), waitMsMax)
    socket.once('news', () => {
      clearTimeout(timer)
      resolve()
    })
  })
