import { parseArgs } from 'node:util'
import { operatorName, staffRoles } from '@fairground/contract'
import { StartupError } from '@fairground/postgres'
import { pino } from 'pino'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import type { AppContext } from './context.ts'
import { openDatabase } from './db/prepare-database.ts'
import { createOperator } from './features/people/staff/index.ts'
import { openSecrets } from './lib/open-secrets.ts'

try {
  process.stdout.write(`${await addOperator(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`)
  process.exit(1)
}

/**
 * `--username owner [--role owner] [--name …] [--if-missing]`: adds an operator and returns the initial password, which is
 * shown this once. The sandbox may choose the password with OPERATOR_PASSWORD.
 */
async function addOperator(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      username: { type: 'string' },
      role: { type: 'string', default: 'owner' },
      name: { type: 'string' },
      'if-missing': { type: 'boolean', default: false },
    },
  })
  const role = staffRoles.find((known) => known === values.role)
  if (!role) throw new StartupError(`--role ${values.role} is not known; use ${staffRoles.join(', ')}.`)
  const name = values.username ?? ''
  if (!operatorName.test(name))
    throw new StartupError('--username must be 3 to 32 letters, digits, dots or hyphens and begin with a letter.')
  const config = createConfig(readEnv(process.env))
  const password = process.env.OPERATOR_PASSWORD
  if (password && config.profile !== 'sandbox')
    throw new StartupError('OPERATOR_PASSWORD is for the sandbox profile only; without it an initial password is made.')
  const { db, close } = await openDatabase(config, { poolSizeMax: 2 })
  const context: AppContext = {
    config,
    db,
    clock: { now: () => new Date() },
    secrets: await openSecrets(db, config),
    log: pino({ level: 'silent' }),
  }
  try {
    const created = await createOperator(
      context,
      { username: name, displayName: values.name ?? name, role, password },
      { kind: 'system', id: 'create-operator' },
    )
    if (created.ok) return created.value.password
    if (values['if-missing']) return ''
    throw new StartupError(`There is an operator ${name} already; choose another --username.`)
  } finally {
    await close()
  }
}
