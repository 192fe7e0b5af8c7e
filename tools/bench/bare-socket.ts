import { createServer } from 'node:http'
import { livePath } from '@fairground/contract'
import { Server } from 'socket.io'

// Nothing but socket.io, set as the live socket is: `node bare-socket.ts` sends to every client what its parent gives it, and
// answers an `act` with what came in it.
const server = createServer()
const io = new Server(server, {
  path: livePath,
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
})
io.on('connection', (socket) => socket.on('act', (input: unknown, reply: (value: unknown) => void) => reply(input)))
process.on('message', (value) => void io.emit('news', value))
process.once('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
