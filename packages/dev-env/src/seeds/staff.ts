import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { programFile } from '@fairground/programs'
import { demoAccounts } from '../demo-accounts.ts'
import { openStaff, type StaffUser } from '../staff-user.ts'
import type { SeedWorld } from './seed-world.ts'

const entry = path.join(import.meta.dirname, '../../../../apps/server/src/create-operator.ts')
const roles: Record<string, { role: string; name: string }> = {
  owner: { role: 'owner', name: 'Chủ hội' },
  trang: { role: 'finance', name: 'Trang' },
  khoa: { role: 'finance', name: 'Khoa' },
  linh: { role: 'support', name: 'Linh' },
}

/** Operators come from the command line, as the first one of a real installation does. */
export async function seedStaff({ env }: SeedWorld): Promise<void> {
  const list = demoAccounts.staff.map(({ username, password }) => ({
    ...(roles[username] ?? { role: 'readonly', name: username }),
    ...{ username, password },
  }))
  const child = spawn(process.execPath, [await programFile(entry), '--if-missing'], {
    env: { ...process.env, ...env, OPERATORS: JSON.stringify(list), NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the staff of the demo world could not be added')
}

const entered = new Map<string, Promise<StaffUser>>()

/** Whoever of the staff is signed in stays so: each log-in costs a full password hash. */
export function enterStaff(
  { consoleUrl }: Pick<SeedWorld, 'consoleUrl'>,
  { username, password }: { username: string; password: string },
): Promise<StaffUser> {
  const key = `${consoleUrl} ${username}`
  const known = entered.get(key) ?? openStaff(consoleUrl, username, password)
  entered.set(key, known)
  return known
}
