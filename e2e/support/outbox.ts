import { randomInt } from 'node:crypto'
import { demoAccounts, openStaff } from '@fairground/dev-env'
import { forgetLooks } from './database.ts'
import { consoleUrl } from './world.ts'

/** A Vietnamese number nobody has yet. */
export const newMobile = (): string => `091${String(randomInt(10_000_000)).padStart(7, '0')}`

/** What the newest message that has it says there; empty before one came. */
export async function findSent(recipient: string, wanted: RegExp): Promise<string> {
  const [{ username, password }] = demoAccounts.staff
  const { api } = await openStaff(consoleUrl(), username, password)
  const { list } = await api.staff.outbox({ recipient })
  for (const { messageId, allowed } of list) {
    if (!allowed.includes('reveal')) continue
    await forgetLooks()
    const { text } = await api.staff.revealMessage({ messageId, reason: 'a journey waits for it' })
    const found = wanted.exec(text)
    if (found) return found[0]
  }
  return ''
}

/** The newest code sent there. */
export const codeSentTo = (recipient: string): Promise<string> => findSent(recipient, /\b\d{6}\b/)
