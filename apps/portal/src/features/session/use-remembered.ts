import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { forgetLogin, rememberedLogin } from '../../lib/remembered-login.ts'

/**
 * Whom this browser remembers: the name it kept, and whether the server takes what the browser holds in place of the
 * password. Only the server knows that; the page never sees it.
 */
export function useRemembered(isOff: boolean, onName: (username: string) => void) {
  const [name, setName] = useState<string>()
  const [onFound] = useState(() => onName)
  useEffect(() => {
    if (isOff) return
    void rememberedLogin('rememberedLogin').then(async (found) => {
      if (!found) return
      onFound(found.username)
      const { isRemembered } = await api.session.remembered({ username: found.username })
      if (isRemembered) setName(found.username)
    }, ignore)
  }, [isOff, onFound])
  return {
    /** Whether this name may log in here without its password. */
    knows: (username: string) => name !== undefined && username.trim().toLowerCase() === name.toLowerCase(),
    /** The server does not take it any more. */
    drop: () => setName(undefined),
    /** Unticked: nothing of it stays, neither here nor at the server. */
    forget() {
      setName(undefined)
      void forgetLogin('rememberedLogin')
      // Whoever logs in with the box unticked says so again.
      void api.session.forgetRemembered({}).catch(ignore)
    },
  }
}

/** Without the server nobody is remembered; the password still works. */
const ignore = () => {}
