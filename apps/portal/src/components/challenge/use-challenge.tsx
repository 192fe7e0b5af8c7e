import { ApiRefusal, isRefusal } from '@fairground/client'
import type { ChallengePart, ChallengeUse } from '@fairground/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { query } from '../../lib/api.ts'
import type { ChallengeDialogProps, Way } from './challenge-dialog.tsx'

const siteOptions = { ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 }

interface Asked {
  Dialog: ComponentType<ChallengeDialogProps>
  way: Way
  settle: (pass?: ChallengePart) => void
}

/**
 * For forms whose call may want to know that a person makes it: `pass` makes the call with what it must carry, after
 * asking where the site wants that. Who closes the challenge is told to complete it; nothing is sent then.
 * `dialog` is to be shown inside the form. Its script is fetched when it is first needed.
 */
export function useChallenge(use: ChallengeUse) {
  const queries = useQueryClient()
  const { data: site } = useQuery(siteOptions)
  const [asked, setAsked] = useState<Asked>()

  const ask = async (way: Way): Promise<ChallengePart> => {
    const { ChallengeDialog: Dialog } = await import('./challenge-dialog.tsx')
    return new Promise((resolve, reject) => {
      const settle = (pass?: ChallengePart) => {
        setAsked(undefined)
        if (pass) resolve(pass)
        else reject(new ApiRefusal('CHALLENGE_REQUIRED', ''))
      }
      setAsked({ Dialog, way, settle })
    })
  }

  /** Who is quicker than the site's answer waits for it; without an answer the call itself will tell. */
  const wantsChallenge = async (): Promise<boolean> => {
    const known = site ?? (await queries.fetchQuery(siteOptions).catch(() => undefined))
    return known?.challenge.uses.includes(use) ?? false
  }

  const pass = async <Value,>(call: (part: ChallengePart) => Promise<Value>, way: Way = 'slider'): Promise<Value> => {
    if (way === 'question' || (await wantsChallenge())) return call(await ask(way))
    try {
      return await call({})
    } catch (error) {
      // The site has come to want it since this page asked.
      if (!isRefusal(error, 'CHALLENGE_REQUIRED')) throw error
      return call(await ask(way))
    }
  }

  return {
    pass,
    isCaptchaFirst: site?.showCaptcha ?? false,
    dialog: asked && <asked.Dialog use={use} way={asked.way} onSettled={asked.settle} />,
  }
}
