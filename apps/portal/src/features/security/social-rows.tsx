import { isRefusal, refusalText } from '@fairground/client'
import type { MemberInfo } from '@fairground/contract'
import { Button, Dialog, Note } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { socialIcon, socialName } from '../../components/social-name.ts'
import { api, query } from '../../lib/api.ts'
import { type SocialAnswer, type SocialProvider, socialProviders, takeReturn } from '../../lib/social-visit.ts'
import { SettingRow } from './setting-row.tsx'
import { SocialForm } from './social-form.tsx'

const bound = { google: 'googleBound', facebook: 'facebookBound' } as const

/** Google and Facebook as ways into the account: those that the site offers, and those that were added before. */
export function SocialRows({ member }: { member: MemberInfo }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [open, setOpen] = useState<SocialProvider | undefined>(undefined)
  const { data: site } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const link = useMutation({
    mutationFn: async (answer: Promise<SocialAnswer>) => api.social.link(await answer),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.members.info.key() }),
  })
  const { mutate } = link
  useEffect(() => {
    const answer = takeReturn('link')
    if (answer) mutate(Promise.resolve(answer))
  }, [mutate])
  const rows = socialProviders.filter((provider) => site?.social[provider] || member[bound[provider]])
  if (rows.length === 0) return null
  const isBound = open !== undefined && member[bound[open]]
  return (
    <>
      <ul className="border-t border-line-soft">
        {rows.map((provider) => (
          <SettingRow
            key={provider}
            icon={socialIcon[provider]}
            title={socialName[provider]}
            text={t(member[bound[provider]] ? 'social.linked' : 'social.notLinked', { provider: socialName[provider] })}
            action={
              <Button
                variant="line"
                onClick={() => setOpen(provider)}
                busy={link.isPending}
                aria-haspopup="dialog"
                aria-label={t(member[bound[provider]] ? 'social.unlinkNamed' : 'social.linkNamed', {
                  provider: socialName[provider],
                })}
              >
                {t(member[bound[provider]] ? 'social.unlink' : 'social.link')}
              </Button>
            }
          />
        ))}
      </ul>
      {link.error && (
        <Note tone="bad" isLive>
          {isRefusal(link.error, 'CODE_EXPIRED') ? t('social.late') : refusalText(t, link.error)}
        </Note>
      )}
      <Dialog
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={t(isBound ? 'social.unlinkNamed' : 'social.linkNamed', { provider: open ? socialName[open] : '' })}
      >
        {open && (
          <SocialForm
            provider={open}
            isBound={isBound}
            hasPassword={member.hasPassword}
            onLeft={(answer) => {
              setOpen(undefined)
              mutate(answer)
            }}
            onDone={() => {
              setOpen(undefined)
              void queries.invalidateQueries({ queryKey: query.members.info.key() })
            }}
          />
        )}
      </Dialog>
    </>
  )
}
