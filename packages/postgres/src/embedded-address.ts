import { promises as fs, readFileSync } from 'node:fs'
import path from 'node:path'

/** Of the account that makes the cluster: the one superuser, by whom no program of ours works. */
export const superuser = 'fairground'

export interface Listening {
  port: number
  /** Folder of the socket; absent where the server listens on 127.0.0.1 instead. */
  socketDir?: string
}

/** A socket's number only names its file. */
const socketPort = 5432
/** The system cuts longer ones off. */
const socketPathBytesMax = 103

/** The cluster's own folder is closed to every other account; undefined where its path is too long for a socket. */
export function socketOf(dataDir: string): Listening | undefined {
  const isShort = Buffer.byteLength(path.join(dataDir, `.s.PGSQL.${socketPort}`)) <= socketPathBytesMax
  return isShort ? { port: socketPort, socketDir: dataDir } : undefined
}

/** Settings by which a server listens there and nowhere else. */
export const listenSettings = ({ socketDir }: Listening): Record<string, string> => ({
  listen_addresses: socketDir ? '' : '127.0.0.1',
  unix_socket_directories: socketDir ?? '',
  unix_socket_permissions: '0700',
})

/** Address of the superuser. */
export function urlOf({ port, socketDir }: Listening, password: string): string {
  const url = new URL(`postgres://${superuser}@127.0.0.1:${port}/postgres`)
  url.password = password
  if (socketDir) url.searchParams.set('host', socketDir)
  return url.href
}

/** Where the server that already runs on the folder listens, if there is one. */
export async function findRunning(dataDir: string): Promise<Listening | undefined> {
  const pidFile = path.join(dataDir, 'postmaster.pid')
  const [pid, , , port, socketDir] = (await fs.readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  if (!pid) return undefined
  if (isPostgres(Number(pid), dataDir)) return { port: Number(port), ...(socketDir && { socketDir }) }
  await fs.rm(pidFile, { force: true })
  return undefined
}

function isPostgres(pid: number, dataDir: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir)
  } catch {
    return false
  }
}
