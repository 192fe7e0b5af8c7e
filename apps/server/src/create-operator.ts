import { parseArgs } from 'node:util'
import { operatorName, type StaffRole, staffRoles } from '@fairground/contract'
import { StartupError } from '@fairground/postgres'
import { pino } from 'pino'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import type { AppContext } from './context.ts'
import { openDatabase } from './db/prepare-database.ts'
import { createOperator } from './features/people/staff/index.ts'
import { openSecrets } from './lib/open-secrets.ts'

try {
  process.stdout.write(`${await addOperators(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`)
  process.exit(1)
}

interface Wanted {
  username: string
  role: StaffRole
  displayName: string
  password?: string | undefined
}

/**
 * `--username owner [--role owner] [--name …] [--if-missing]`: adds an operator and returns the initial password, which is
 * shown this once. In the sandbox the launcher names several, with their passwords, in the variable OPERATORS: a JSON list
 * of {username, role, name, password}.
 */
async function addOperators(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      username: { type: 'string' },
      role: { type: 'string', default: 'owner' },
      name: { type: 'string' },
      'if-missing': { type: 'boolean', default: false },
    },
  })
  const config = createConfig(readEnv(process.env))
  const { username, role, name } = values
  const list = process.env.OPERATORS
  if (list && config.profile !== 'sandbox')
    throw new StartupError(
      'OPERATORS is for the sandbox profile only; use --username, and an initial password is made.',
    )
  const wanted = list ? (JSON.parse(list) as Named[]).map(read) : [read({ username, role, name })]
  const { db, close } = await openDatabase(config, { poolSizeMax: 2 })
  const context: AppContext = {
    config,
    db,
    clock: { now: () => new Date() },
    secrets: await openSecrets(db, config),
    log: pino({ level: 'silent' }),
  }
  try {
    const passwords: string[] = []
    for (const operator of wanted) {
      const created = await createOperator(context, operator, { kind: 'system', id: 'create-operator' })
      if (!created.ok && !values['if-missing'])
        throw new StartupError(`There is an operator ${operator.username} already; choose another --username.`)
      passwords.push(created.ok ? created.value.password : '')
    }
    return passwords.join('\n')
  } finally {
    await close()
  }
}

type Named = { [key in 'username' | 'role' | 'name' | 'password']?: string | undefined }

function read({ username = '', role, name = username, password }: Named): Wanted {
  const known = staffRoles.find((each) => each === role)
  if (!known) throw new StartupError(`--role ${role} is not known; use ${staffRoles.join(', ')}.`)
  if (!operatorName.test(username))
    throw new StartupError('--username must be 3 to 32 letters, digits, dots or hyphens and begin with a letter.')
  return { username, role: known, displayName: name, password }
}
