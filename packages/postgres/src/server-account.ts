import { readFileSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

export interface Account {
  uid: number
  gid: number
}

/** root may not run PostgreSQL, so it runs as an existing unprivileged account; undefined for ordinary users. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!entry) {
    throw new StartupError('The built-in database cannot run as root here: add a user "postgres", or set DATABASE_URL.')
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}
