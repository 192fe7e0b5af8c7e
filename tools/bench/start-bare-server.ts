import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface BareServer {
  url: string
  close(): Promise<void>
}

/** Starts `bare-server.ts` in a process of its own, as the server it is compared to has one. */
export async function startBareServer(answer: { body: string; contentType: string }): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'))
  const exited = once(child, 'exit')
  child.send(answer)
  const [address] = await Promise.race([once(child, 'message'), exited])
  if (typeof address !== 'object' || address === null) throw new Error('the bare server did not start')
  const close = async () => {
    child.disconnect()
    await exited
  }
  return { url: `http://127.0.0.1:${(address as { port: number }).port}`, close }
}
