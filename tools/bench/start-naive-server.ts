import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { NaiveSettings } from './naive-server.ts'

/** Starts `naive-server.ts` in a process of its own, as the server it is compared to has one. */
export async function startNaiveServer(settings: NaiveSettings): Promise<{ url: string; close(): Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, 'naive-server.ts'))
  const exited = once(child, 'exit')
  child.send(settings)
  const [address] = await Promise.race([once(child, 'message'), exited])
  if (typeof address !== 'object' || address === null) throw new Error('the naive server did not start')
  const close = async () => {
    child.disconnect()
    await exited
  }
  return { url: `http://127.0.0.1:${(address as { port: number }).port}`, close }
}
