import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')

/** A Vietnamese number nobody has yet. */
export const newMobile = (): string => `091${String(randomInt(10_000_000)).padStart(7, '0')}`

/** What `npm run outbox -- <recipient>` prints. */
export async function readOutbox(recipient: string): Promise<string> {
  const program = path.join(root, 'packages/dev-env/src/run-program.ts')
  const { stdout } = await run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    program,
    'outbox',
    recipient,
  ])
  return stdout
}

/** The newest code sent there. */
export async function codeSentTo(recipient: string): Promise<string> {
  const codes = (await readOutbox(recipient)).match(/\b\d{6}\b/g) ?? []
  return codes.at(-1) ?? ''
}
