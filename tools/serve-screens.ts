import { createServer } from 'vite'

// Runs in the folder of the app: some of its plugins ask for the working directory.
const [port, server, ...proxied] = process.argv.slice(2)
const toServer = Object.fromEntries(proxied.map((prefix) => [prefix, { target: server, ws: true }]))

const vite = await createServer({
  server: { port: Number(port), strictPort: true, proxy: toServer },
  clearScreen: false,
})
await vite.listen()
