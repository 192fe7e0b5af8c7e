import { demoAccounts, openStaff } from '@fairground/dev-env'
import { consoleUrl } from './world.ts'

/** Somebody of finance says yes to what waits about this; nothing where nothing waits. */
export async function sayYesToWaiting(subject: string): Promise<void> {
  const finance = demoAccounts.staff.find(({ username }) => username === 'khoa')
  if (!finance) throw new Error('the demo world has somebody of finance')
  const { api } = await openStaff(consoleUrl(), finance.username, finance.password)
  const { list } = await api.staff.wishes({ state: 'asked', subject })
  for (const { wishId } of list) await api.staff.decideWish({ wishId, isApproved: true })
}
