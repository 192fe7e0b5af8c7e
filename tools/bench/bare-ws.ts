import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

// Nothing but WebSockets: `node bare-ws.ts` sends back what it is sent.
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)))
server.on('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.once('disconnect', () => process.exit(0))
