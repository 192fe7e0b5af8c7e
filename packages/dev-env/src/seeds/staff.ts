import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { demoAccounts } from '../demo-accounts.ts'
import type { SeedWorld } from './seed-world.ts'

const entry = path.join(import.meta.dirname, '../../../../apps/server/src/create-operator.ts')
const roles: Record<string, { role: string; name: string }> = {
  owner: { role: 'owner', name: 'Chủ hội' },
  trang: { role: 'finance', name: 'Trang' },
  khoa: { role: 'finance', name: 'Khoa' },
  linh: { role: 'support', name: 'Linh' },
}

/** Operators come from the command line, as the first one of a real installation does. */
export function seedStaff({ env }: SeedWorld): void {
  for (const { username, password } of demoAccounts.staff) {
    const { role, name } = roles[username] ?? { role: 'readonly', name: username }
    execFileSync(process.execPath, [entry, '--username', username, '--role', role, '--name', name, '--if-missing'], {
      env: { ...process.env, ...env, OPERATOR_PASSWORD: password, NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
}
