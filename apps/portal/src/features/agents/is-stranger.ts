import { isRefusal } from '@fairground/client'

/** Whether a call was refused because the account it names is none of the team. */
export const isStranger = (error: Error | null): boolean =>
  isRefusal(error) && error.fieldErrors.some(({ field }) => field === 'account')
