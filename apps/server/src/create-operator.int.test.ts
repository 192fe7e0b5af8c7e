import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { logInStaff } from '../test/staff.ts'
import { testServer } from '../test/test-server.ts'

const server = testServer()
const run = promisify(execFile)

/** Runs the command as an operator of the machine does. */
function addOperator(args: string[], env: Record<string, string> = {}) {
  const { databaseUrl, masterKey } = server.context.config
  const settings = { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey.toString('base64'), ...env }
  const file = path.join(import.meta.dirname, 'create-operator.ts')
  return run(process.execPath, [file, ...args], { env: { ...process.env, ...settings } })
}

test('the command adds an owner once and prints the password of the first log-in', async () => {
  const { stdout } = await addOperator(['--username', 'owner'])
  const password = stdout.trim()
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/)
  const answer = await logInStaff(server, 'owner', password)
  expect(answer.body.value).toMatchObject({ role: 'owner', mustChangePassword: true })
  const again = addOperator(['--username', 'OWNER'])
  await expect(again).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is an operator OWNER already; choose another --username.\n',
  })
})

test('the launcher may add its people again and again, with passwords it chose, in the sandbox only', async () => {
  const linh = { username: 'linh.tran', role: 'finance', name: 'Trần Linh', password: 'Lantern-market-12' }
  const khoa = { ...linh, username: 'khoa.le', name: 'Lê Khoa' }
  const chosen = { OPERATORS: JSON.stringify([linh, khoa]) }
  expect((await addOperator(['--if-missing'], chosen)).stdout.trim()).toBe(`${linh.password}\n${khoa.password}`)
  expect((await addOperator(['--if-missing'], chosen)).stdout.trim()).toBe('')
  const answer = await logInStaff(server, 'linh.tran', linh.password)
  expect(answer.body.value).toMatchObject({ role: 'finance', displayName: 'Trần Linh', mustChangePassword: false })
  const production = addOperator(['--if-missing'], { ...chosen, FAIRGROUND_PROFILE: 'production' })
  await expect(production).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^OPERATORS is for the sandbox/),
  })
})

test.each([
  [['--username', 'x'], /^--username must be 3 to 32 letters/],
  [[], /^--username must be 3 to 32 letters/],
  [['--username', 'someone', '--role', 'king'], /^--role king is not known; use owner, finance/],
])('the command with %j says in one sentence what is wrong', async (args, sentence) => {
  await expect(addOperator(args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) })
})
