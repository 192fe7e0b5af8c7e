import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { dropPassword } from '../../lib/held-password.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { saveToken } from '../../lib/session.ts'
import { keepMerchantCode } from '../../lib/site-identity.ts'

/** Enters and leaves an account: whatever was read as somebody else is forgotten. */
export function useSignIn() {
  const queries = useQueryClient()
  const enter = async (token: string) => {
    saveToken(token)
    showLogin(false)
    await queries.resetQueries()
  }
  const leave = async () => {
    await api.session.logout({}).catch(() => {})
    dropPassword()
    sessionStorage.clear()
    keepMerchantCode()
    saveToken(undefined)
    await queries.resetQueries()
  }
  return { enter, leave }
}
